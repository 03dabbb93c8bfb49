import { describe, expect, test } from 'vitest';
import { fitted, plan } from './geometry';

const ROOMS = [[344, 300], [352, 430], [430, 290], [680, 480], [1000, 560], [1540, 800]] as const;

describe.each(ROOMS)('the map in a room of %i by %i', (width, height) => {
  const map = plan(fitted({ width, height }, 5));

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

test('letters never become smaller than 11 pixels: where they do not fit, the map is larger than its room', () => {
  for (const [width, height] of ROOMS) {
    for (const text of [1, 1.125, 1.25]) {
      const one = fitted({ width, height }, 5, text);
      expect(one.font).toBeGreaterThanOrEqual(11 * text);
      expect(one.width).toBeGreaterThanOrEqual(width);
      expect(one.height).toBeGreaterThanOrEqual(height);
    }
  }
  expect(fitted({ width: 1540, height: 800 }, 2).font).toBeGreaterThan(fitted({ width: 344, height: 300 }, 2).font);
});

test('larger letters are larger in every room, though what lies around the map takes some of it', () => {
  for (const [width, height] of ROOMS) {
    for (const players of [2, 5]) {
      const usual = fitted({ width, height }, players);
      const huge = fitted({ width: width * 0.9, height: height * 0.8 }, players, 1.25, { width, height });
      expect(huge.font).toBeCloseTo(usual.font * 1.25);
    }
  }
});
