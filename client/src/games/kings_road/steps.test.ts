import { expect, test } from 'vitest';
import type { Event } from '../../lib/wire';
import hereditary from './samples/hereditary.json';
import plain from './samples/plain.json';
import { isStory, steps } from './steps';
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

test('the last step of every reveal leaves the board as the server shows it', () => {
  for (const { before, events, after } of SAMPLES) {
    const told = steps(boardOf(before), events);
    expect(sorted(told.at(-1)!.board)).toEqual(sorted(boardOf(after)));
  }
});

test('a reveal changes nothing of the board it began with', () => {
  const { before, events } = SAMPLES[0]!;
  const copy = JSON.stringify(before);
  steps(boardOf(before), events);
  expect(JSON.stringify(before)).toBe(copy);
});

test('every card is turned over by itself, with a sentence', () => {
  for (const { before, events } of SAMPLES) {
    const cards = events.flatMap((event) => (event.key.endsWith('-reveal') ? (event.arguments.cards as string[]) : []));
    const turned = steps(boardOf(before), events).filter((step) => step.shown);
    expect(turned.map((step) => step.arguments.card)).toEqual(cards);
  }
});

test('the points that fly add up to the points that were earned', () => {
  for (const { before, events, after } of SAMPLES) {
    const earned = after.players.map(() => 0);
    for (const { gain } of steps(boardOf(before), events)) if (gain) earned[gain.seat]! += gain.points;
    expect(earned).toEqual(after.players.map((player, seat) => player.score - before.players[seat]!.score));
  }
});

test('events are told one after the other, all of them in the end', () => {
  for (const { before, events } of SAMPLES) {
    const left = steps(boardOf(before), events).map((step) => step.untold);
    expect(left).toEqual([...left].sort((one, other) => other - one));
    expect(left.at(-1)).toBe(0);
  }
});

test('a tie names its rule', () => {
  const told = SAMPLES.flatMap(({ before, events }) => steps(boardOf(before), events));
  const tied = told.filter((step) => step.key.endsWith('place-tied'));
  expect(tied.length).toBeGreaterThan(0);
  expect(new Set(tied.map((step) => step.rule))).toEqual(new Set(['KR-22']));
});

test('the Knight puts the second marker, and says so when it does not', () => {
  const player = () => ({ score: 0, supply: 19, markers: {}, nobles: [], cards: ['knight', 'dragon'] });
  const before: Board = { king: 'dark-tower', players: [player(), player()] };
  const event = (key: string, args: Event['arguments']): Event => ({ key: `kings-road-event-${key}`, arguments: args });
  const told = steps(before, [
    event('reveal', { player: 0, cards: ['wild-hills', 'dark-tower', 'knight'] }),
    event('markers', { player: 0, region: 'wild-hills', count: 1 }),
    event('markers', { player: 0, region: 'dark-tower', count: 2 }),
    event('reveal', { player: 1, cards: ['wild-hills', 'dragon', 'knight'] }),
    event('markers', { player: 1, region: 'wild-hills', count: 1 }),
  ]);
  expect(told.map((step) => step.key)).toEqual([
    'kr-turn-region', 'kr-turn-region', 'kr-turn-knight', 'kr-turn-region', 'kr-turn-dragon', 'kr-turn-knight-idle',
  ]);
  expect(told.at(-1)!.board.players[0]!.markers).toEqual({ 'wild-hills': 1, 'dark-tower': 2 });
  expect(told.at(-1)!.board.players[1]!.cards).toEqual(['knight']);
});

test('who is ready is no story', () => {
  expect(isStory([{ key: 'kings-road-event-ready', arguments: { player: 1 } }])).toBe(false);
  expect(isStory(SAMPLES[0]!.events)).toBe(true);
});
