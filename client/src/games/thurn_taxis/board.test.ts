import { describe, expect, test } from 'vitest';
import type { Table } from '../../lib/table';
import { sources, total } from './breakdown';
import { ladder, nextCarriage } from './ladder';
import { barred, endsFor, isClosing, offered } from './offers';
import { sidesReached } from './reach';
import { FACTS, view } from './sample';
import { gained, signed } from './signed';
import { highlights, ribbon, status } from './status';
import type { PostTable, View } from './types';

/** A table whose words are their keys and arguments. */
function table(shown: View, changes: Partial<Table> = {}): PostTable {
  const words = { language: 'en', has: () => true, text: (key: string, args = {}) => `${key} ${JSON.stringify(args)}`.trim() };
  return { view: shown, facts: FACTS, words, isReplay: false, ...changes } as unknown as PostTable;
}

describe('what is offered', () => {
  const shown = view({}, {
    legal: [{ do: 'take', slot: 0 }, { do: 'take', slot: 2 }, { do: 'play', city: 'ulm', end: 'left' }, { do: 'play', city: 'ulm', end: 'right' }],
    barred: [[{ do: 'draw' }, { rule: 'TT-12', key: 'nothing-to-draw', arguments: {}, legal: [] }]],
  });

  test('only what the server lists', () => {
    expect(offered(shown, { do: 'take', slot: 0 })).toBeDefined();
    expect(offered(shown, { do: 'draw' })).toBeUndefined();
    expect(barred(shown, { do: 'draw' })?.rule).toBe('TT-12');
  });

  test('a card may fit both ends', () => {
    expect(endsFor(shown, 'ulm')).toEqual(['left', 'right']);
  });

  test('a closing is under way while offices, cards or the Cartwright are asked for', () => {
    expect(isClosing(shown)).toBe(false);
    expect(isClosing(view({}, { legal: [{ do: 'office', city: 'ulm' }] }))).toBe(true);
    expect(isClosing(view({}, { legal: [{ do: 'call', official: 'cartwright' }] }))).toBe(true);
  });
});

describe('the route', () => {
  test('roads lead to its ends only, and to no city that is in it', () => {
    expect(sidesReached(FACTS, ['ulm', 'augsburg'], 'stuttgart')).toEqual(['left']);
    expect(sidesReached(FACTS, ['ulm', 'augsburg'], 'kempten')).toEqual(['left', 'right']);
    expect(sidesReached(FACTS, ['ulm', 'augsburg', 'muenchen'], 'augsburg')).toEqual([]);
    expect(sidesReached(FACTS, ['ulm'], 'augsburg')).toEqual(['right']);
    expect(sidesReached(FACTS, [], 'augsburg')).toEqual([]);
  });

  test('the ladder shows the next carriage, the bonus left, what is reached and what is one card away', () => {
    const shown = view({ route: ['a', 'b', 'c', 'd'], carriage: 4 }, { stacks: { ...FACTS.stacks, 'length-6': [] } });
    const rungs = ladder(FACTS, shown, shown.players[0]!);
    expect(rungs.map((rung) => rung.carriage)).toEqual([null, null, 5, null, null]);
    expect(rungs.map((rung) => rung.bonus)).toEqual([null, null, 2, null, 4]);
    expect(rungs.map((rung) => rung.isReached)).toEqual([true, true, false, false, false]);
    expect(rungs.find((rung) => rung.isNext)?.length).toBe(5);
  });

  test('after the last carriage comes none', () => {
    expect(nextCarriage(FACTS, view({ carriage: 7 }).players[0]!)).toBeNull();
    expect(nextCarriage(FACTS, view().players[0]!)).toBe(3);
  });
});

test('every point has its source', () => {
  const player = view({ carriage: 6, tiles: [['bayern', 5], ['game-end', 1]], supply: 4 }).players[0]!;
  expect(sources(FACTS, player).map((source) => source.points)).toEqual([7, 5, 1, -4]);
  expect(total(FACTS, player)).toBe(9);
  expect([gained(3), gained(-3), signed(-3), signed(0)]).toEqual(['+3', '−3', '−3', '0']);
});

describe('the status', () => {
  test('names who is waited for, and what one may do oneself', () => {
    expect(status(table(view({}, { turn: 1, phase: 'take' })))).toBe('waits-take {"player":1}');
    expect(status(table(view({}, { phase: 'take' })))).toContain('tt-take-only');
    expect(status(table(view({}, { phase: 'take', legal: [{ do: 'call', official: 'administrator' }] })))).toContain('turn-take');
    expect(status(table(view({}, { phase: 'played', legal: [{ do: 'close', way: 'each' }] })))).toContain('tt-may-close');
    expect(status(table(view({}, { phase: 'over' })))).toContain('tt-over');
  });

  test('the ribbon says who ended the game and who still plays', () => {
    expect(ribbon(table(view()))).toBe('');
    const ended = view({ tiles: [['game-end', 1]] }, { turn: 1, first: 0 });
    expect(ribbon(table(ended))).toBe('tt-last-round {"player":0,"players":[1]}');
  });

  test('an event lights its city and its stack', () => {
    expect(highlights({ key: '', arguments: { city: 'ulm', player: 1 } })).toEqual(['ulm']);
    expect(highlights({ key: '', arguments: { stack: 'baden', points: 3 } })).toEqual(['baden']);
  });
});
