import { describe, expect, test } from 'vitest';
import { plan } from './geometry';

describe.each([true, false])('the map, wide: %s', (isWide) => {
  const map = plan(isWide);

  test('has eight regions, each with a place for the King and a leg of the road', () => {
    for (const list of [map.areas, map.boxes, map.stops, map.legs, map.arrows]) expect(list).toHaveLength(8);
  });

  test('keeps what a region holds inside the drawing and apart from the others', () => {
    for (const one of map.boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y + one.h).toBeLessThanOrEqual(map.height);
      const near = map.boxes.filter((other) => other.x < one.x + one.w && one.x < other.x + other.w && other.y < one.y + one.h && one.y < other.y + other.h);
      expect(near).toEqual([one]);
    }
  });

  test('lays the first and the fifth region opposite each other, for the road that joins them', () => {
    expect(map.stops[0]!.y).toBeCloseTo(map.stops[4]!.y);
    expect(map.stops[0]!.x).toBeLessThan(map.stops[4]!.x);
  });

  test('ends each leg of the road where the next begins', () => {
    map.legs.forEach((leg, place) => {
      const end = leg.slice(leg.lastIndexOf('L') + 1);
      expect(map.legs[(place + 1) % 8]!.startsWith(`M${end}`)).toBe(true);
    });
  });
});
