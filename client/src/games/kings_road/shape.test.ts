import { expect, test } from 'vitest';
import { shapeOf } from './shape';

test('a phone on its side has the map left of the desk', () => {
  expect(shapeOf(740, 260)).toBe('side');
});

test('a phone upright has all below each other, larger screens a desk in one line', () => {
  expect(shapeOf(360, 640)).toBe('tall');
  expect(shapeOf(820, 1000)).toBe('wide');
  expect(shapeOf(704, 700)).toBe('wide');
  expect(shapeOf(1600, 1000)).toBe('wide');
});
