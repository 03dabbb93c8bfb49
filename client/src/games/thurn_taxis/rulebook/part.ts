// The map for pictures, laid out once, and the part of it that a picture is about: all cities it names.

import type { Words } from '../../../lib/table';
import { boundsOf, chart, grown, overlap, reach, MIDDLE, TALL, type Box, type Chart } from '../chart';
import type { Facts } from '../types';
import type { MapData } from './data';

const MARGIN = 33;
const LEAST = 285; // of the width, so that what is near stays in sight
const FLATTEST = 0.5; // height for a width
const STEEPEST = 0.85;

const charts = new WeakMap<Facts, Map<string, Chart>>();

/** The map with the names of a language; to lay it out takes a while, and pictures share it. All of it has large letters. */
export function bookChart(facts: Facts, words: Words, isWhole = false): Chart {
  const known = charts.get(facts) ?? new Map<string, Chart>();
  charts.set(facts, known);
  const key = `${words.language} ${isWhole}`;
  const map =
    known.get(key) ??
    chart(facts, isWhole ? TALL : MIDDLE, { city: (id) => words.text(`city-${id}`), province: (id) => words.text(`province-${id}`) });
  known.set(key, map);
  return map;
}

export function around(map: Chart, data: Omit<MapData, 'kind'>, least = LEAST): Box {
  const { width, height } = map.frame;
  if (data.whole) return { x: 0, y: 0, width, height };
  const named = new Set([...data.route, ...(data.added ?? []), ...(data.new ?? []), ...(data.hand ?? []), ...(data.offices ?? []).flat()]);
  const boxes = map.cities
    .filter((city) => named.has(city.id))
    .flatMap((city) => [{ x: city.x, y: city.y, width: 0, height: 0 }, city.label]);
  const stack = data.stack ? map.stacks.get(data.stack) : undefined;
  if (stack) boxes.push(stack);
  const left = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN;
  const top = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN;
  const wide = Math.min(width, Math.max(least, right - left, (bottom - top) / STEEPEST));
  const high = Math.min(height, Math.max(wide * FLATTEST, bottom - top));
  return {
    x: within((left + right - wide) / 2, width - wide),
    y: within((top + bottom - high) / 2, height - high),
    width: wide,
    height: high,
  };
}

/** The map without what lies outside a part of it, so that a picture carries only what is seen. */
export function seenIn(map: Chart, part: Box): Chart {
  const isSeen = (box: Box, margin = 0) => overlap(grown(box, margin), part) > 0;
  return {
    ...map,
    cells: map.cells.filter((cell) => isSeen(cell.box)),
    cities: map.cities.filter((city) => isSeen(boundsOf([city]), reach(map.frame)) || isSeen(city.label)),
    roads: map.roads.filter((road) => isSeen(boundsOf(road.points), map.frame.seal)),
    provinces: new Map([...map.provinces].filter(([, box]) => isSeen(box))),
    stacks: new Map([...map.stacks].filter(([, box]) => isSeen(box))),
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
