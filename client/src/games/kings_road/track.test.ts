import { expect, test } from 'vitest';
import { spots } from './track';

const WIDTH = 340;
const at = (scores: number[]) => spots(scores, 12, 8, 16, WIDTH);

test('equal scores stand side by side about their point', () => {
  expect(at([20, 3, 20])).toEqual([12 + 160 - 8, 12 + 24, 12 + 160 + 8]);
});

test('neighbours that would cover each other stand side by side, in the order of their points', () => {
  const [first, second, third] = at([21, 20, 30]) as [number, number, number];
  expect(first - second).toBe(16);
  expect(third).toBe(12 + 240);
});

test('nobody leaves the track, however many stand at its ends', () => {
  for (const scores of [[0, 0, 0, 0, 0], [57, 40, 41, 40, 44]]) {
    for (const x of at(scores)) {
      expect(x).toBeGreaterThanOrEqual(8);
      expect(x).toBeLessThanOrEqual(WIDTH - 8);
    }
    expect(new Set(at(scores)).size).toBe(5);
  }
});
