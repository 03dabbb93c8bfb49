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

test('on a phone it lies on the map rather than on what can be done', () => {
  const phone = { width: 390, height: 844 };
  const map = { left: 0, top: 140, width: 390, height: 300, weight: 0.1 };
  const official = { left: 265, top: 540, width: 120, height: 46 };
  const deeds = [450, 495, 660, 720].map((top) => ({ left: 10, top, width: 370, height: 40, weight: 5 }));
  const at = placeBubble(official, size, phone, official, [map, ...deeds]);
  for (const one of [official, ...deeds]) expect(covers(at, one)).toBe(false);
});

test('without a target it lies low in the middle', () => {
  expect(placeBubble(null, size, view)).toEqual({ left: 533, top: 640 });
});
