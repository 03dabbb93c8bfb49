import { expect, test } from 'vitest';
import type { Event } from '../../lib/wire';
import hereditary from './samples/hereditary.json';
import plain from './samples/plain.json';
import type { Scene } from './scene';
import { isStory, scenes } from './scenes';
import { longest, schedule } from './schedule';
import { boardOf, type Board } from './board';

interface Sample {
  before: Board;
  events: Event[];
  after: Board;
}
const SAMPLES = [...plain, ...hereditary] as unknown as Sample[];

function sorted(board: Board): Board {
  const players = board.players.map((player) => ({ ...player, nobles: [...player.nobles].sort() }));
  return { king: board.king, players };
}

test('the last scene of every round card leaves the board as the server shows it', () => {
  for (const { before, events, after } of SAMPLES) {
    const told = scenes(boardOf(before), events);
    expect(sorted(told.at(-1)!.board)).toEqual(sorted(boardOf(after)));
  }
});

test('a reveal changes nothing of the board it began with', () => {
  const { before, events } = SAMPLES[0]!;
  const copy = JSON.stringify(before);
  scenes(boardOf(before), events);
  expect(JSON.stringify(before)).toBe(copy);
});

test('all cards of all players are turned over at once, and their markers fly together', () => {
  for (const { before, events } of SAMPLES) {
    const cards = events.flatMap((event) => (event.key.endsWith('-reveal') ? (event.arguments.cards as string[]) : []));
    const turned = scenes(boardOf(before), events).filter((one) => one.kind === 'cards');
    expect(turned).toHaveLength(1);
    expect(turned[0]!.hands.flatMap((hand) => hand.cards)).toEqual(cards);
  }
});

test('each region that scores has one scene, in which its points add up to what was earned', () => {
  for (const { before, events, after } of SAMPLES) {
    const told = scenes(boardOf(before), events);
    const regions = events.filter((event) => event.key.endsWith('-event-scores')).map((event) => event.arguments.region);
    expect(told.filter((one) => one.kind === 'region').map((one) => one.region)).toEqual(regions);
    const earned = after.players.map(() => 0);
    for (const one of told) {
      for (const gain of one.gains) earned[gain.seat]! += gain.points;
      for (const event of one.events) if (event.key.endsWith('-chain')) earned[Number(event.arguments.player)]! += Number(event.arguments.points);
    }
    expect(earned).toEqual(after.players.map((player, seat) => player.score - before.players[seat]!.score));
  }
});

test('events are told one after the other, all of them in the end', () => {
  for (const { before, events } of SAMPLES) {
    const left = scenes(boardOf(before), events).map((one) => one.untold);
    expect(left).toEqual([...left].sort((one, other) => other - one));
    expect(left.at(-1)).toBe(0);
  }
});

test('a tie names its rule', () => {
  const told = SAMPLES.flatMap(({ before, events }) => scenes(boardOf(before), events));
  const tied = told.filter((one) => one.events.some((event) => event.key.endsWith('place-tied')));
  expect(tied.length).toBeGreaterThan(0);
  expect(new Set(tied.map((one) => one.rule))).toEqual(new Set(['KR-22']));
});

const event = (key: string, args: Event['arguments']): Event => ({ key: `kings-road-event-${key}`, arguments: args });
const player = () => ({ score: 0, supply: 19, markers: {}, nobles: [], cards: ['knight', 'dragon'] });

test('the Knight puts the second marker, and is marked when it does not', () => {
  const before: Board = { king: 'dark-tower', players: [player(), player()] };
  const [cards] = scenes(before, [
    event('reveal', { player: 0, cards: ['wild-hills', 'dark-tower', 'knight'] }),
    event('markers', { player: 0, region: 'wild-hills', count: 1 }),
    event('markers', { player: 0, region: 'dark-tower', count: 2 }),
    event('reveal', { player: 1, cards: ['wild-hills', 'dragon', 'knight'] }),
    event('markers', { player: 1, region: 'wild-hills', count: 1 }),
  ]);
  expect(cards!.hands.map((hand) => hand.idle)).toEqual([[], ['knight']]);
  expect(cards!.board.players[0]!.markers).toEqual({ 'wild-hills': 1, 'dark-tower': 2 });
  expect(cards!.board.players[1]!.cards).toEqual(['knight']);
});

test('who is ready, and who takes something back, is no story', () => {
  expect(isStory([event('ready', { player: 1 })])).toBe(false);
  expect(isStory([{ key: 'table-event-undo', arguments: { player: 1 } }])).toBe(false);
  expect(isStory([{ key: 'table-event-withdrawn', arguments: { player: 1 } }])).toBe(false);
  expect(isStory(SAMPLES[0]!.events)).toBe(true);
});

// The longest round there can be: everyone plays a Dragon, and all stand in every region.
function longestRound(players: number): Scene[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const before: Board = { king: 'dark-tower', players: seats.map(player) };
  const regions = seats.concat(players).map((seat) => `region-${seat}`);
  return scenes(before, [
    ...seats.map((seat) => event('reveal', { player: seat, cards: ['wild-hills', 'dragon', 'knight'] })),
    ...regions.flatMap((region) => [event('scores', { region }), ...seats.map((seat) => event('place', { player: seat, region, points: 1, place: 1 }))]),
    event('king', { region: 'dark-tower' }),
    event('final', {}),
    event('final-place', { player: 0, region: 'wild-hills', points: 3 }),
  ]);
}

test('a round takes at most 8 seconds with two players and 12 with five at the normal pace, half of it briskly', () => {
  const whole = (told: readonly Scene[], speed: 'calm' | 'brisk') => schedule(told, speed).reduce((sum, ms) => sum + ms, 0);
  expect(longest(2)).toBeLessThan(8000);
  expect(longest(5)).toBeLessThan(12000);
  for (const players of [2, 3, 4, 5]) {
    const told = longestRound(players);
    expect(whole(told, 'calm')).toBeLessThanOrEqual(longest(players));
    expect(whole(told, 'brisk')).toBeLessThanOrEqual(longest(players) / 2);
    expect(Math.min(...schedule(told, 'calm'))).toBeGreaterThan(390);
  }
  for (const { before, events } of SAMPLES) {
    expect(whole(scenes(boardOf(before), events), 'calm')).toBeLessThanOrEqual(longest(before.players.length));
  }
});
