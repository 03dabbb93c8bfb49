import { describe, expect, test } from 'vitest';
import { undoTo, whyNoUndo } from '../../site/table/undoing';
import { recentTurns } from '../../site/table/recent_turns';
import type { LogLine } from '../../lib/log';
import type { Event } from '../../lib/wire';
import { chart, FRAMES } from './chart';
import { digest, together } from './digest';
import { lines } from './map/lines';
import { oneAway, progress } from './progress';
import { FACTS, names, view } from './sample';
import { whereCards } from './whereabouts';

const words = { language: 'en', has: () => true, text: (key: string) => key };

function line(seq: number, seat: number, events: [string, Record<string, unknown>?][], changes: Partial<LogLine> = {}): LogLine {
  const told = events.map(([key, args]) => ({ key: `thurn-taxis-event-${key}`, arguments: { player: seat, ...args } }) as Event);
  return { seq, at: 0, seat, kind: 'act', events: told, to: null, round: 1, isUndone: false, ...changes };
}

const TURN = [
  line(5, 1, [['take', { city: 'ulm', slot: 1 }]]),
  line(6, 1, [['play', { city: 'ulm' }]]),
  line(7, 1, [['close-each', { count: 3 }]]),
  line(8, 1, [['office', { city: 'ulm' }], ['bonus', { stack: 'baden', points: 3 }]]),
  line(9, 1, [['office', { city: 'linz' }], ['carriage', { carriage: 3, points: 2 }]]),
];

describe('what just happened', () => {
  const table = { now: { mine: [0], since: 4 }, log: [line(3, 1, [['take', { city: 'linz' }]]), line(4, 0, [['end']]), ...TURN], words, names: ['Ada', 'Bo'] };

  test('is one line for each turn since my last action, in a few signs', () => {
    const [turn, ...more] = recentTurns(table, { digest });
    expect(more).toEqual([]);
    expect(turn!.parts.map(({ icon, text }) => `${icon} ${text}`)).toEqual([
      'down city-ulm', 'right city-ulm', 'check 3', 'house +2', 'seal +3', 'carriage 3',
    ]);
    expect(turn!.ids).toContain('seat-1');
  });

  test('is nothing for a game that tells its rounds otherwise, and for what was taken back', () => {
    expect(recentTurns(table, {})).toEqual([]);
    const undone = { ...table, log: TURN.map((one) => ({ ...one, isUndone: true })) };
    expect(recentTurns(undone, { digest })).toEqual([]);
  });
});

describe('undo', () => {
  const now = (undo: object) => ({ eye: 1, undo: { free: null, by_consent: null, asking: null, to: null, missing: [], ...undo } }) as never;

  test('takes a closing back as one', () => {
    expect(undoTo(now({ free: 8 }), TURN, { together })).toBe(6);
    expect(undoTo(now({ free: 5 }), TURN.slice(0, 2), { together })).toBe(5);
  });

  test('asks where it is not free, and says why not', () => {
    expect(undoTo(now({ by_consent: 4 }), TURN, { together })).toBe(4);
    expect(undoTo(now({}), TURN, { together })).toBeNull();
    expect([whyNoUndo(now({})), whyNoUndo(now({ asking: 0 }))]).toEqual(['page-undo-nothing', 'page-undo-asking']);
  });
});

test('routes of several players lie beside each other', () => {
  const map = chart(FACTS, FRAMES[0]!, names('en'));
  const found = lines(map, [['ulm', 'augsburg'], ['augsburg', 'ulm'], ['ulm', 'augsburg', 'muenchen']], 0, 4);
  expect(found.map(({ seat }) => seat).sort()).toEqual([1, 2, 2]); // one's own is drawn apart
  expect(new Set(found.map(({ d }) => d)).size).toBe(3);
});

test('progress counts towards bonuses, and who lacks one office is named', () => {
  const baden = FACTS.provinces.baden!;
  const shown = view({ offices: baden.slice(1) });
  expect(progress(FACTS, shown, shown.players[0]!, 'baden')).toEqual({ have: baden.length - 1, need: baden.length });
  expect(progress(FACTS, shown, shown.players[0]!, 'all-provinces')).toEqual({ have: 1, need: 9 });
  expect(progress(FACTS, shown, shown.players[0]!, 'length-5')).toBeNull();
  expect(oneAway(FACTS, shown, 'baden')).toEqual([0]);
  expect(oneAway(FACTS, { ...shown, stacks: { ...shown.stacks, baden: [] } }, 'baden')).toEqual([]);
});

test('every card of a city is somewhere', () => {
  const shown = view({ hand: ['linz'], drawn: [] }, { pool: ['linz', 'ulm'], discard: [] });
  expect(whereCards(shown, 'linz')).toEqual({ unseen: 1, display: 1, hands: 1, gone: 0 });
});
