import { expect, test } from 'vitest';
import { nearest } from './arrow_keys';

const SQUARE = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 }, { x: 10, y: 10 }];

test('an arrow key goes to the place that lies that way', () => {
  expect(nearest(SQUARE, 0, 'ArrowRight')).toBe(1);
  expect(nearest(SQUARE, 0, 'ArrowDown')).toBe(2);
  expect(nearest(SQUARE, 3, 'ArrowUp')).toBe(1);
});

test('at the edge, and for other keys, one stays', () => {
  expect(nearest(SQUARE, 0, 'ArrowLeft')).toBeNull();
  expect(nearest(SQUARE, 0, 'Home')).toBeNull();
});

test('what lies straight ahead is preferred, and what is of the same kind', () => {
  const card = { x: 0, y: 0, kind: 'card' };
  expect(nearest([card, { x: 10, y: 8, kind: 'card' }, { x: 12, y: 0, kind: 'card' }], 0, 'ArrowRight')).toBe(2);
  expect(nearest([card, { x: 10, y: 0, kind: 'city' }, { x: 12, y: 0, kind: 'card' }], 0, 'ArrowRight')).toBe(2);
  expect(nearest([card, { x: 10, y: 0, kind: 'city' }, { x: 30, y: 0, kind: 'card' }], 0, 'ArrowRight')).toBe(1);
});
