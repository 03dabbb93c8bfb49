import { expect, test } from 'vitest';
import type { Event } from '../../lib/wire';
import hereditary from './samples/hereditary.json';
import plain from './samples/plain.json';
import { isStory, scenes } from './scenes';
import { stageOf, type Stage } from './stage';

interface Step {
  before: Stage;
  events: Event[];
  after: Stage;
}
const STEPS = [...plain, ...hereditary] as unknown as Step[];

function sorted(stage: Stage): Stage {
  const players = stage.players.map((player) => ({ ...player, nobles: [...player.nobles].sort() }));
  return { king: stage.king, players };
}

test('the last scene of every reveal leaves the board as the server shows it', () => {
  for (const { before, events, after } of STEPS) {
    const told = scenes(stageOf(before), events);
    expect(sorted(told.at(-1)!.stage)).toEqual(sorted(stageOf(after)));
  }
});

test('a reveal changes nothing of the board it began with', () => {
  const { before, events } = STEPS[0]!;
  const copy = JSON.stringify(before);
  scenes(stageOf(before), events);
  expect(JSON.stringify(before)).toBe(copy);
});

test('every card is turned over by itself, with a sentence', () => {
  for (const { before, events } of STEPS) {
    const cards = events.flatMap((event) => (event.key.endsWith('-reveal') ? (event.arguments.cards as string[]) : []));
    const turned = scenes(stageOf(before), events).filter((scene) => scene.shown);
    expect(turned.map((scene) => scene.arguments.card)).toEqual(cards);
  }
});

test('the points that fly add up to the points that were earned', () => {
  for (const { before, events, after } of STEPS) {
    const earned = after.players.map(() => 0);
    for (const { gain } of scenes(stageOf(before), events)) if (gain) earned[gain.seat]! += gain.points;
    expect(earned).toEqual(after.players.map((player, seat) => player.score - before.players[seat]!.score));
  }
});

test('events are told one after the other, all of them in the end', () => {
  for (const { before, events } of STEPS) {
    const left = scenes(stageOf(before), events).map((scene) => scene.untold);
    expect(left).toEqual([...left].sort((one, other) => other - one));
    expect(left.at(-1)).toBe(0);
  }
});

test('a tie names its rule', () => {
  const told = STEPS.flatMap(({ before, events }) => scenes(stageOf(before), events));
  const tied = told.filter((scene) => scene.key.endsWith('place-tied'));
  expect(tied.length).toBeGreaterThan(0);
  expect(new Set(tied.map((scene) => scene.rule))).toEqual(new Set(['KR-22']));
});

test('the Knight puts the second marker, and says so when it does not', () => {
  const player = () => ({ score: 0, supply: 19, markers: {}, nobles: [], cards: ['knight', 'dragon'] });
  const before: Stage = { king: 'dark-tower', players: [player(), player()] };
  const event = (key: string, args: Event['arguments']): Event => ({ key: `kings-road-event-${key}`, arguments: args });
  const told = scenes(before, [
    event('reveal', { player: 0, cards: ['wild-hills', 'dark-tower', 'knight'] }),
    event('markers', { player: 0, region: 'wild-hills', count: 1 }),
    event('markers', { player: 0, region: 'dark-tower', count: 2 }),
    event('reveal', { player: 1, cards: ['wild-hills', 'dragon', 'knight'] }),
    event('markers', { player: 1, region: 'wild-hills', count: 1 }),
  ]);
  expect(told.map((scene) => scene.key)).toEqual([
    'kr-turn-region', 'kr-turn-region', 'kr-turn-knight', 'kr-turn-region', 'kr-turn-dragon', 'kr-turn-knight-idle',
  ]);
  expect(told.at(-1)!.stage.players[0]!.markers).toEqual({ 'wild-hills': 1, 'dark-tower': 2 });
  expect(told.at(-1)!.stage.players[1]!.cards).toEqual(['knight']);
});

test('who is ready is no story', () => {
  expect(isStory([{ key: 'kings-road-event-ready', arguments: { player: 1 } }])).toBe(false);
  expect(isStory(STEPS[0]!.events)).toBe(true);
});
