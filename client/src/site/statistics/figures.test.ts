import { expect, test } from 'vitest';
import { bars, classes } from './figures';

test('bars are drawn against the largest', () => {
  expect(bars(['a', 'b'], [1, 4]).map((bar) => bar.share)).toEqual([0.25, 1]);
  expect(bars(['a'], [0])[0]!.share).toBe(0);
});

test('points are counted in classes of five, below zero too', () => {
  const count = (label: string, count: number) => ({ label, count });
  expect(classes([count('-3', 1), count('40', 2), count('44', 3), count('45', 1)])).toEqual([count('-5–-1', 1), count('40–44', 5), count('45–49', 1)]);
});
