// Where names and tiles go: each tries a few places and takes the one that hides least.

import { around, grown, holds, outside, overlap, type Box, type Point } from './shapes';

export interface Crowd {
  readonly frame: Box;
  readonly taken: readonly Box[]; // cities, the shelf: nothing may lie on them
  readonly lines: readonly Point[]; // points of roads: better kept free
}

export interface Wanted {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly places: readonly Point[]; // centres, the best first
  readonly order?: number; // what each place further down the list costs
  readonly cost?: (box: Box) => number;
}

const PASSES = 6;
const MARGIN = 2.5;

/** A place, with what it costs at least; what it hides is found out where that matters, as it takes long. */
interface Choice {
  readonly box: Box;
  readonly rank: number;
  readonly least: number;
  price?: number; // but for what the others take
}

/** A box for everything that is wanted. */
export function settled(wanted: readonly Wanted[], crowd: Crowd): Map<string, Box> {
  const found = new Map<string, Box>();
  const choices = wanted.map(choicesOf);
  for (let pass = 0; pass < PASSES; pass++) {
    wanted.forEach((one, i) => {
      const others = [...found].filter(([id]) => id !== one.id).map(([, box]) => box);
      found.set(one.id, cheapest(choices[i]!, crowd, others));
    });
  }
  return found;
}

/** All places, those first that may be the cheapest. */
function choicesOf(one: Wanted): Choice[] {
  const choices = one.places.map((place, rank) => {
    const box = around(place, one.width, one.height);
    return { box, rank, least: rank * (one.order ?? 0) + (one.cost?.(box) ?? 0) };
  });
  return choices.sort((a, b) => a.least - b.least);
}

function cheapest(choices: readonly Choice[], crowd: Crowd, others: readonly Box[]): Box {
  let winner = choices[0]!;
  let best = Infinity;
  for (const choice of choices) {
    if (choice.least > best) break; // and so are all that follow
    const wide = grown(choice.box, MARGIN);
    choice.price ??= choice.least + hidden(wide, crowd);
    if (choice.price > best) continue;
    const whole = choice.price + shared(wide, others) * 20;
    if (whole < best || (whole === best && choice.rank < winner.rank)) [winner, best] = [choice, whole];
  }
  return winner.box;
}

function hidden(box: Box, crowd: Crowd): number {
  let onLines = 0;
  for (const point of crowd.lines) if (holds(box, point)) onLines++;
  return outside(box, crowd.frame) * 50 + shared(box, crowd.taken) * 20 + onLines * 6;
}

function shared(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) sum += overlap(box, other);
  return sum;
}

/** The places for a name beside a city: right, left, below, above, then the corners. */
export function beside(spot: Point, reach: number, width: number, height: number): Point[] {
  const [dx, dy] = [reach + width / 2, reach + height / 2];
  const places: Point[] = [
    { x: spot.x, y: spot.y + dy }, { x: spot.x, y: spot.y - dy },
    { x: spot.x + dx, y: spot.y }, { x: spot.x - dx, y: spot.y },
  ];
  for (const share of [0.3, -0.3, 0.6, -0.6, 1, -1]) {
    places.push({ x: spot.x + share * width * 0.6, y: spot.y + dy }, { x: spot.x + share * width * 0.6, y: spot.y - dy });
  }
  for (const share of [-0.7, 0.7]) {
    places.push({ x: spot.x + dx, y: spot.y + share * dy }, { x: spot.x - dx, y: spot.y + share * dy });
  }
  return places;
}

/** How long a name is in the map's bold letters, where 1 is their size; with some reserve. */
export function lengthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/[ijlftrI.г]/.test(letter) ? 0.4 : /[MWmwЖМФШЩжмфшщюыЮ]/.test(letter) ? 0.84 : 0.55), 0);
}

/** All places of a grid. */
export function everywhere(frame: Box, step: number): Point[] {
  const places: Point[] = [];
  for (let y = frame.y + step; y < frame.y + frame.height; y += step) {
    for (let x = frame.x + step; x < frame.x + frame.width; x += step) places.push({ x, y });
  }
  return places;
}
