import { expect, test } from 'vitest';
import type { ReplayStep } from '../../lib/wire';
import { clamp, moved, telling } from './moments';

const frame = (round: number, turn: number): ReplayStep => ({ line: 1, seat: 0, action: null, notation: '', round, view: { turn }, events: [], scores: [], note: '' });
const FRAMES = [frame(0, 0), frame(0, 0), frame(0, 1), frame(0, 1), frame(1, 0), frame(1, 0), frame(1, 1)];

const turn = (view: { turn: number }) => view.turn;

test('an action is one frame', () => {
  expect(moved(FRAMES, 2, 'action', 1)).toBe(3);
  expect(moved(FRAMES, 2, 'action', -1)).toBe(1);
});

test('a turn ends where it is another player’s', () => {
  expect(moved(FRAMES, 0, 'turn', 1, turn)).toBe(2);
  expect(moved(FRAMES, 3, 'turn', 1, turn)).toBe(4);
  expect(moved(FRAMES, 3, 'turn', -1, turn)).toBe(2);
  expect(moved(FRAMES, 2, 'turn', -1, turn)).toBe(0);
});

test('a round ends where the next one begins', () => {
  expect(moved(FRAMES, 1, 'round', 1)).toBe(4);
  expect(moved(FRAMES, 5, 'round', -1)).toBe(4);
  expect(moved(FRAMES, 4, 'round', -1)).toBe(0);
});

test('a game that names no turns is stepped by rounds', () => {
  expect(moved(FRAMES, 0, 'turn', 1)).toBe(4);
});

test('nothing lies beyond the ends', () => {
  for (const unit of ['action', 'turn', 'round'] as const) {
    expect(moved(FRAMES, 6, unit, 1, turn)).toBe(6);
    expect(moved(FRAMES, 0, unit, -1, turn)).toBe(0);
  }
  expect(clamp(99, 6)).toBe(6);
  expect(clamp(Number('x'), 6)).toBe(0);
});

test('steps that show nothing are told with the next, which is then nobody’s own', () => {
  const ready = { key: 'ready', arguments: {} };
  const told = { key: 'reveal', arguments: {} };
  const frames = [[], [ready], [ready], [told], [told]].map((events, at) => ({ ...frame(0, 0), seat: at, events }));
  const kept = telling(frames, (events) => events.every((event) => event.key === 'ready'));
  expect(kept.map((one) => [one.seat, one.events.length])).toEqual([[0, 0], [null, 1], [4, 1]]);
});
