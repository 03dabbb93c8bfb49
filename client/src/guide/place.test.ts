import { expect, test } from 'vitest';
import { placeBubble } from './place';

const size = { width: 300, height: 120 };
const view = { width: 1366, height: 768 };

function covers(at: { left: number; top: number }, target: { left: number; top: number; width: number; height: number }): boolean {
  return at.left < target.left + target.width && target.left < at.left + size.width && at.top < target.top + target.height && target.top < at.top + size.height;
}

test.each([
  { left: 10, top: 10, width: 100, height: 50 },
  { left: 1250, top: 700, width: 100, height: 50 },
  { left: 600, top: 300, width: 100, height: 50 },
  { left: 5, top: 0, width: 200, height: 760 },
])('a bubble stays in the window and beside its target %#', (target) => {
  const at = placeBubble(target, size, view);
  expect(covers(at, target)).toBe(false);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.left + size.width).toBeLessThanOrEqual(view.width);
  expect(at.top + size.height).toBeLessThanOrEqual(view.height);
});

test('what belongs to a target stays in sight with it', () => {
  const hand = { left: 0, top: 500, width: 1366, height: 200 };
  const at = placeBubble({ left: 600, top: 620, width: 60, height: 60 }, size, view, hand);
  expect(at.top + size.height).toBeLessThan(hand.top);
});

test('without a target it lies low in the middle', () => {
  expect(placeBubble(null, size, view)).toEqual({ left: 533, top: 640 });
});
