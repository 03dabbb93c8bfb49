import { describe, expect, test } from 'vitest';
import { FACTS, names } from '../sample';
import { chart, frameFor, FRAMES, officeAt, reach, scaleIn, type Chart } from './index';
import { around, gap, holds, outside, overlap } from './shapes';

const LANGUAGES = ['en', 'de', 'ru', 'hu', 'cs'];

const CHARTS = FRAMES.flatMap((frame) =>
  LANGUAGES.map((language) => ({ frame, language, map: chart(FACTS, frame, names(language)) })),
);

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
}

function seals(map: Chart, size: number) {
  return map.cities.map((city) => ({ id: city.id, box: around(city, size, size) }));
}

describe.each(CHARTS)('the map, $frame.name, $frame.height high, $language', ({ frame, map }) => {
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height };

  test('every city and its name lie inside the frame', () => {
    for (const city of map.cities) {
      expect(outside(around(city, 2 * frame.seal, 2 * frame.seal), whole), city.id).toBeLessThan(0.01);
      expect(outside(city.label, whole), city.id).toBeLessThan(0.01);
    }
  });

  test('no two names of cities overlap', () => {
    for (const [a, b] of pairs(map.cities)) expect(overlap(a.label, b.label), `${a.id} ${b.id}`).toBe(0);
  });

  test('no name hides a city', () => {
    for (const seal of seals(map, 2 * frame.seal)) {
      for (const city of map.cities) expect(overlap(seal.box, city.label), `${seal.id} ${city.id}`).toBe(0);
    }
  });

  test('no office covers a name', () => {
    const [out, size] = [officeAt(frame), 0.9 * frame.office];
    for (const city of map.cities) {
      for (const [dx, dy] of [[-out, -out], [out, -out], [-out, out], [out, out]] as const) {
        const office = around({ x: city.x + dx, y: city.y + dy }, size, size);
        for (const other of map.cities) expect(overlap(office, other.label), `${city.id} ${other.id}`).toBeLessThan(3); // a name's box has a margin of its own
      }
    }
  });

  test('the corner of the buttons is free', () => {
    const corner = { x: 0, y: 0, width: frame.width * 0.25, height: frame.height * 0.15 };
    for (const city of map.cities) expect(overlap(corner, city.label), city.id).toBe(0);
    for (const [id, box] of map.stacks) expect(overlap(corner, box), id).toBe(0);
    for (const seal of seals(map, 2 * frame.seal)) expect(overlap(seal.box, corner), seal.id).toBe(0);
  });

  test('cities with offices all around stand apart', () => {
    const size = 1.8 * reach(frame);
    for (const [a, b] of pairs(seals(map, size))) expect(overlap(a.box, b.box), `${a.id} ${b.id}`).toBe(0);
  });

  test('the shelf hides no city', () => {
    const size = 2 * frame.seal;
    for (const seal of seals(map, size)) expect(overlap(seal.box, map.shelf), seal.id).toBe(0);
    for (const city of map.cities) expect(overlap(city.label, map.shelf), city.id).toBe(0);
  });

  test('every bonus stack has a place of its own', () => {
    expect([...map.stacks.keys()].sort()).toEqual(Object.keys(FACTS.stacks).sort());
    for (const [a, b] of pairs([...map.stacks.values()])) expect(overlap(a, b)).toBe(0);
    for (const [id, box] of map.stacks) {
      expect(outside(box, whole), id).toBeLessThan(0.01);
      for (const city of map.cities) {
        expect(overlap(box, city.label), `${id} ${city.id}`).toBe(0);
        expect(overlap(box, around(city, 2 * frame.seal, 2 * frame.seal)), `${id} ${city.id}`).toBe(0);
      }
    }
  });
});

describe.each(FRAMES)('the roads and areas, $name, $height high', (frame) => {
  const map = chart(FACTS, frame, names('en'));

  test('every road is drawn once, from city to city', () => {
    expect(new Set(map.roads.map((road) => road.id)).size).toBe(FACTS.roads.length);
    for (const road of map.roads) {
      const [from, to] = road.ends.map((id) => map.cities.find((city) => city.id === id)!);
      expect([road.points[0]!.x, road.points.at(-1)!.y]).toEqual([from!.x, to!.y]);
    }
  });

  test('no road runs through a city that it does not join', () => {
    for (const road of map.roads) {
      for (const city of map.cities.filter((one) => !road.ends.includes(one.id))) {
        const box = around(city, 2.4 * frame.seal, 2.4 * frame.seal);
        expect(road.points.some((point) => holds(box, point)), `${road.id} ${city.id}`).toBe(false);
      }
    }
  });

  test('every city has its area', () => {
    expect(map.cells.map((cell) => cell.city).sort()).toEqual(FACTS.cities.map((city) => city.id).sort());
  });

  test('every province has its name where there is room, and no name lies over another', () => {
    if (frame.name === 'wide') expect([...map.provinces.keys()].sort()).toEqual(Object.keys(FACTS.provinces).sort());
    expect(map.provinces.size).toBeGreaterThanOrEqual(5);
    for (const [id, box] of map.provinces) {
      for (const city of map.cities) expect(overlap(box, city.label), `${id} ${city.id}`).toBe(0);
    }
  });

  test('a name is nearer to its own city than to any other, but for two on the smallest map', () => {
    const astray = map.cities.filter((city) => map.cities.some((other) => gap(city.label, other) < gap(city.label, city)));
    expect(astray.length, astray.map((city) => city.id).join(' ')).toBeLessThanOrEqual(frame.name === 'tall' ? 2 : 0);
  });

  test('neighbours are what the roads say', () => {
    const lodz = map.cities.find((city) => city.id === 'lodz')!;
    expect(lodz.neighbours).toEqual(['pilsen']);
    expect(map.cities.reduce((sum, city) => sum + city.neighbours.length, 0)).toBe(2 * FACTS.roads.length);
  });
});

describe('the frame for a place', () => {
  const places = [[350, 300], [380, 276], [450, 560], [560, 420], [788, 520], [1000, 760]] as const;

  test.each(places)('%i × %i pixels: no letter is too small, and larger text is larger', (width, height) => {
    const sizes = [1, 1.125, 1.25].map((text) => {
      const frame = frameFor(width, height, text);
      const scale = scaleIn(frame, width, height, text);
      expect(Math.min(frame.font, frame.sign, frame.province) * scale).toBeGreaterThanOrEqual(11);
      return frame.font * scale;
    });
    expect(sizes[1]!).toBeGreaterThanOrEqual(sizes[0]!);
    expect(sizes[2]!).toBeGreaterThanOrEqual(sizes[1]!);
  });
});
