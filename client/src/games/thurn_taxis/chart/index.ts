// The whole map, laid out from the facts of the board; the only place that knows where things lie.

import type { ThurnTaxisFacts } from '../../../lib/wire';
import { areas, nearest, type Areas, type Site } from './areas';
import { boxOf, projected, type Frame } from './frames';
import { beside, everywhere, lengthOf, settled, type Crowd, type Wanted } from './labels';
import { rivers } from './rivers';
import { roads, type Road } from './roads';
import { around, distance, gap, overlap, type Box, type Point } from './shapes';

export { roadId } from './roads';
export { frameFor, FRAMES, MIDDLE, scaleIn, TALL, type Frame } from './frames';
export { boundsOf, grown, overlap, type Box } from './shapes';

export interface City extends Site {
  readonly label: Box;
  readonly neighbours: readonly string[];
}

export interface Chart extends Areas {
  readonly frame: Frame;
  readonly cities: readonly City[];
  readonly roads: readonly Road[];
  readonly rivers: readonly string[];
  readonly provinces: ReadonlyMap<string, Box>; // where its name stands, if there is room for it
  readonly stacks: ReadonlyMap<string, Box>; // where its tiles lie
  readonly shelf: Box; // the edge where the tiles lie that belong to no province
}

export interface Names {
  city(id: string): string;
  province(id: string): string;
}

type Land = ReadonlyMap<string, Point[]>;

const LINE = 1.12;
const BUTTONS = { width: 0.25, height: 0.15 }; // of the frame
const PITCH = 1; // of the tiles on the shelf,
const WORDY = 0.32; // and more of those that a word stands at, not a number

export function homes(facts: ThurnTaxisFacts): Map<string, string> {
  return new Map(Object.entries(facts.provinces).flatMap(([province, cities]) => cities.map((city) => [city, province])));
}

export function chart(facts: ThurnTaxisFacts, frame: Frame, names: Names): Chart {
  const home = homes(facts);
  const sites = facts.cities.map((city) => ({ id: city.id, province: home.get(city.id)!, ...projected(city, frame) }));
  const lines = roads(facts.roads, new Map(sites.map((site) => [site.id, site])));
  const span = reach(frame) * 2;
  const shelf = shelfOf(facts, frame);
  const land = lands(sites, frame);
  const crowd: Crowd = {
    frame: boxOf(frame),
    taken: [...sites.map((site) => around(site, span, span)), shelf, buttonsOf(frame)],
    lines: lines.flatMap((road) => road.points),
  };
  const labels = settled(sites.map((site) => label(site, names.city(site.id), sites, frame)), crowd);
  const filled = { ...crowd, taken: [...crowd.taken, ...labels.values()] };
  const counted = settled(stacks(facts, sites, land, frame), filled);
  const tiles = new Map([...counted].map(([id, box]) => [id, { ...box, width: frame.tile }]));
  const fuller = { ...filled, taken: [...filled.taken, ...counted.values()] };
  const all = settled(Object.keys(facts.provinces).map((id) => title(id, names.province(id), sites, land, frame)), fuller);
  const firm = [...sites.map((site) => around(site, frame.seal * 2, frame.seal * 2)), ...labels.values(), ...tiles.values(), shelf];
  const titles = new Map([...all].filter(([, box]) => firm.every((other) => overlap(box, other) === 0))); // where it is too narrow, cards say it
  return {
    ...areas(sites, frame),
    frame,
    cities: sites.map((site) => ({ ...site, label: labels.get(site.id)!, neighbours: neighbours(facts, site.id) })),
    roads: lines,
    rivers: rivers(frame),
    provinces: titles,
    stacks: new Map([...tiles, ...shelved(facts, shelf, frame)]),
    shelf,
  };
}

/** How far from a city's middle its offices stand, each at a corner. */
export function officeAt(frame: Frame): number {
  return frame.seal * 0.72 + frame.office * 0.42;
}

/** How far a city with offices all around it reaches. */
export function reach(frame: Frame): number {
  return officeAt(frame) + frame.office / 2;
}

function neighbours(facts: ThurnTaxisFacts, city: string): string[] {
  return facts.roads.filter((ends) => ends.includes(city)).map(([a, b]) => (a === city ? b : a));
}

function label(site: Site, name: string, sites: readonly Site[], frame: Frame): Wanted {
  const [width, height] = [lengthOf(name) * frame.font + 4, frame.font * LINE];
  return {
    id: site.id, width, height, order: 1.5, places: beside(site, reach(frame), width, height),
    // A name must be nearer to its own city than to any other.
    cost: (box: Box) => {
      const own = gap(box, site);
      const other = Math.min(...sites.filter((one) => one !== site).map((one) => gap(box, one)));
      return own * 0.5 + Math.max(0, own * 1.25 - other) * 8;
    },
  };
}

/** A tile lies in its province; a tile of two lies where they are near each other. */
function stacks(facts: ThurnTaxisFacts, sites: readonly Site[], land: Land, frame: Frame): Wanted[] {
  return Object.entries(facts.stack_provinces).map(([id, provinces]) => {
    const inside = provinces.map((province) => sites.filter((site) => site.province === province));
    return {
      id, width: frame.tile + countWidth(frame), height: tileHeight(frame), places: provinces.flatMap((province) => land.get(province)!),
      cost: (box: Box) => {
        const nearby = inside.map((cities) => Math.min(...cities.map((city) => distance(city, middle(box)))));
        const central = inside.length > 1 ? 0 : distance(middle(box), centreOf(inside[0]!)) * 0.3; // in the midst of a large one
        return nearby.reduce((sum, away) => sum + away, central);
      },
    };
  });
}

function title(id: string, name: string, sites: readonly Site[], land: Land, frame: Frame): Wanted {
  const own = sites.filter((site) => site.province === id);
  const centre = centreOf(own);
  return {
    id, width: (lengthOf(name) + name.length * frame.spread) * frame.province + 4, height: frame.province * LINE,
    places: land.get(id)!,
    cost: (box: Box) => {
      const ends = [{ x: box.x, y: middle(box).y }, { x: box.x + box.width, y: middle(box).y }];
      const away = ends.filter((point) => nearest(sites, point).province !== id).length;
      return away * 700 + distance(middle(box), centre) / 2;
    },
  };
}

/** The points of a grid, by the province that they lie in. */
function lands(sites: readonly Site[], frame: Frame): Map<string, Point[]> {
  const found = new Map<string, Point[]>(sites.map((site) => [site.province, []]));
  for (const point of everywhere(boxOf(frame), frame.tile / 4)) found.get(nearest(sites, point).province)!.push(point);
  return found;
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function centreOf(points: readonly Point[]): Point {
  return { x: mean(points.map((point) => point.x)), y: mean(points.map((point) => point.y)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How far the number of a stack's tiles reaches beyond it. */
function countWidth(frame: Frame): number {
  return frame.name === 'tall' ? 0 : tileHeight(frame) * 0.55;
}

export function tileHeight(frame: Frame): number {
  return frame.tile * 0.76;
}

function loose(facts: ThurnTaxisFacts): string[] {
  return Object.keys(facts.stacks).filter((id) => !(id in facts.stack_provinces));
}

/** The corner above Mannheim, where the map's own buttons lie. */
function buttonsOf(frame: Frame): Box {
  return { x: 0, y: 0, width: frame.width * BUTTONS.width, height: frame.height * BUTTONS.height };
}

/** The corner below Salzburg and Linz, where no city lies. */
function shelfOf(facts: ThurnTaxisFacts, frame: Frame): Box {
  const tile = frame.shelfTile;
  const width = loose(facts).reduce((sum, id) => sum + pitchOf(id), 0.12) * tile;
  const height = tile * 0.76 + frame.sign * 1.4;
  return { x: frame.width - width - 4, y: frame.height - height - 4, width, height };
}

function shelved(facts: ThurnTaxisFacts, shelf: Box, frame: Frame): [string, Box][] {
  const tile = frame.shelfTile;
  const y = shelf.y + frame.sign * 1.25;
  let middle = shelf.x + tile * 0.08;
  return loose(facts).map((id) => {
    middle += (tile * pitchOf(id)) / 2;
    const box = { x: middle - tile * 0.5, y, width: tile, height: tile * 0.76 };
    middle += (tile * pitchOf(id)) / 2;
    return [id, box];
  });
}

function pitchOf(stack: string): number {
  return stack.startsWith('length-') ? PITCH : PITCH + WORDY;
}
