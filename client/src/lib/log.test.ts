import { expect, it } from 'vitest';
import { markUndone, merged } from './log';
import type { Line } from './wire';

function line(seq: number, kind = 'act', to: number | null = null): Line {
  return { seq, at: seq, seat: 0, kind, events: [], to, round: 1 };
}

it('merges lines by number, whatever order they come in', () => {
  expect(merged([line(3), line(4)], [line(1), line(4), line(2)]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

it('marks what was taken back, and only that', () => {
  const lines = markUndone([line(1), line(2), line(3, 'joined'), line(4), line(5, 'undo', 1), line(6)]);
  expect(lines.filter(({ isUndone }) => isUndone).map(({ seq }) => seq)).toEqual([2, 4]);
});
