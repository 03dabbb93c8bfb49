import { expect, test } from 'vitest';
import { LAST, spots } from './track';

test('equal scores stand side by side about their point', () => {
  expect(spots([7, 3, 7]).map((spot) => spot.aside)).toEqual([-0.5, 0, 0.5]);
});

test('nobody leaves the track', () => {
  expect(spots([57, 0]).map((spot) => spot.at)).toEqual([LAST, 0]);
});
