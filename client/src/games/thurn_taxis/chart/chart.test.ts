import { describe, expect, test } from 'vitest';
import { FACTS, names } from '../sample';
import { chart, reach, TALL, WIDE, type Chart } from './index';
import { around, holds, outside, overlap } from './shapes';

const LANGUAGES = ['en', 'de', 'ru', 'hu', 'cs'];

const CHARTS = [WIDE, TALL].flatMap((frame) =>
  LANGUAGES.map((language) => ({ frame, language, map: chart(FACTS, frame, names(language)) })),
);

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
}

function seals(map: Chart, size: number) {
  return map.cities.map((city) => ({ id: city.id, box: around(city, size, size) }));
}

describe.each(CHARTS)('the map, $frame.name, $language', ({ frame, map }) => {
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

describe.each([WIDE, TALL])('the roads and areas, $name', (frame) => {
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

  test('every city has its area and every province its name', () => {
    expect(map.cells.map((cell) => cell.city).sort()).toEqual(FACTS.cities.map((city) => city.id).sort());
    expect([...map.provinces.keys()].sort()).toEqual(Object.keys(FACTS.provinces).sort());
  });

  test('neighbours are what the roads say', () => {
    const lodz = map.cities.find((city) => city.id === 'lodz')!;
    expect(lodz.neighbours).toEqual(['pilsen']);
    expect(map.cities.reduce((sum, city) => sum + city.neighbours.length, 0)).toBe(2 * FACTS.roads.length);
  });
});
