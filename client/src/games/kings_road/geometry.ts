// Where everything lies on the map: eight regions around a lake, in the room that there is.
// A unit of the drawing is a pixel, so that letters have the size that they are given.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Plan {
  width: number;
  height: number;
  font: number; // the size of what is written on it
  lake: string;
  centre: Point;
  areas: string[]; // by place on the ring
  boxes: Box[]; // where what a region holds is written
  stops: Point[]; // where the King stands
  legs: string[]; // the ring road from each region to the next
  arrows: (Point & { angle: number })[]; // the King's direction, one a leg
}

// The cells of a three by three grid around its middle, clockwise from the left: [column, row].
const CELLS: readonly [number, number][] = [[0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2]];

interface Measures {
  width: number;
  height: number;
  columns: [number, number]; // where the borders meet the upper and lower edges
  rows: [number, number];
  lake: Point; // half axes
  road: Point;
  margin: number;
  shoulder: number; // room that the road takes from the regions at its sides
}
const SMALLEST = 11; // pixels: nothing is written smaller
const LARGEST = 22;

interface Room {
  width: number;
  height: number;
}

// How large the map is drawn, and what is written on it. In letters of the usual size: as large as fits, but never too
// small. Larger ones grow from those; where they no longer fit, the map is larger than its room and is scrolled.
// `usual` is the room that there would be in letters of the usual size.
export function fitted(room: Room, rows: number, text = 1, usual = room): Room & { font: number } {
  const forms = [{ broad: BROAD, tall: 4.25 + rows * ROW }, { broad: NARROW, tall: TWO_LINES + rows * ROW }];
  const fitting = ({ width, height }: Room) => Math.max(...forms.map(({ broad, tall }) => Math.min(height / 3 / tall, width / 3 / broad)));
  const font = Math.max(SMALLEST, Math.min(LARGEST, fitting(usual))) * text;
  const { tall } = forms.find(({ broad }) => room.width >= 3 * broad * font) ?? forms.at(-1)!;
  return { width: Math.max(room.width, 3 * NARROW * font), height: Math.max(room.height, 3 * tall * font), font };
}

export function enlarged({ width, height, font }: Room & { font: number }, by: number): Room & { font: number } {
  return { width: width * by, height: height * by, font: font * by };
}

/** Of the map with so many players, in letters that can just be read. */
export function leastHeight(rows: number, text: number): number {
  return 3 * (TWO_LINES + rows * ROW) * SMALLEST * text;
}

export const ROW = 1.22; // the height of a strip, in letters
const NARROW = 10.2; // the least width of a region, in letters
const BROAD = 13; // where names need one line
const TWO_LINES = 5; // what stands over the strips and around them, under a name of two lines

export function plan({ width, height, font }: Room & { font: number }): Plan {
  const measures: Measures = {
    width,
    height,
    columns: [width * 0.338, width * 0.662],
    rows: [height / 3, (height * 2) / 3],
    lake: { x: width * 0.105, y: height * 0.095 },
    road: { x: width * 0.155 - font * 0.2, y: height * 0.16 - font * 0.3 },
    margin: font * 0.5,
    shoulder: font * 0.4,
  };
  const centre = { x: measures.width / 2, y: measures.height / 2 };
  const borders = CELLS.map((_, place) => border(measures, centre, place));
  const stops = CELLS.map((_, place) => on(centre, measures.road, angle(place)));
  return {
    width: measures.width,
    height: measures.height,
    font,
    centre,
    lake: `${line(ring(centre, measures.lake, 0, 2 * Math.PI, 40))}Z`,
    areas: CELLS.map((_, place) => area(measures, centre, borders, place)),
    boxes: CELLS.map((cell) => box(measures, cell)),
    stops,
    legs: CELLS.map((_, place) => line(ring(centre, measures.road, angle(place), angle(place + 1), 12))),
    arrows: CELLS.map((_, place) => arrow(centre, measures.road, place)),
  };
}

// The angle of a region's middle, clockwise from the left, where the first region lies.
function angle(place: number): number {
  return Math.PI + (place * Math.PI) / 4;
}

function on(centre: Point, half: Point, at: number): Point {
  return { x: centre.x + half.x * bulge(Math.cos(at)), y: centre.y + half.y * bulge(Math.sin(at)) };
}

// Between an ellipse and a rectangle, so that corners have room.
function bulge(part: number): number {
  return Math.sign(part) * Math.abs(part) ** 0.72;
}

function ring(centre: Point, half: Point, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => on(centre, half, from + ((to - from) * step) / steps));
}

// The border between a region and the next one: from the edge of the map to the lake, a little crooked.
function border(measures: Measures, centre: Point, place: number): Point[] {
  const [left, right] = measures.columns;
  const [top, bottom] = measures.rows;
  const { width, height } = measures;
  const outer: Point[] = [
    { x: 0, y: top }, { x: left, y: 0 }, { x: right, y: 0 }, { x: width, y: top },
    { x: width, y: bottom }, { x: right, y: height }, { x: left, y: height }, { x: 0, y: bottom },
  ];
  const from = outer[place]!;
  const to = on(centre, measures.lake, angle(place) + Math.PI / 8);
  const knee = { x: place % 4 === 0 || place % 4 === 3 ? to.x * 0.7 + from.x * 0.3 : from.x, y: place % 4 === 0 || place % 4 === 3 ? from.y : to.y * 0.86 + from.y * 0.14 };
  return wobbly([from, knee, to], place, Math.min(width, height) / 90);
}

// Points along a broken line, moved aside by a fixed, uneven amount: drawn by hand, the same every time.
function wobbly(points: readonly Point[], seed: number, much: number): Point[] {
  const found: Point[] = [];
  points.slice(1).forEach((to, leg) => {
    const from = points[leg]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let step = leg === 0 ? 0 : 1; step <= 6; step += 1) {
      const part = step / 6;
      const isEnd = step === 0 || (step === 6 && leg === points.length - 2);
      const aside = isEnd ? 0 : much * Math.sin(seed * 2.4 + leg * 3.1 + step * 1.9);
      found.push({
        x: from.x + (to.x - from.x) * part - ((to.y - from.y) / length) * aside,
        y: from.y + (to.y - from.y) * part + ((to.x - from.x) / length) * aside,
      });
    }
  });
  return found;
}

function area(measures: Measures, centre: Point, borders: readonly Point[][], place: number): string {
  const before = borders[(place + 7) % 8]!;
  const next = borders[place]!;
  const [column, row] = CELLS[place]!;
  const isCorner = column !== 1 && row !== 1;
  const corner = isCorner ? [{ x: column ? measures.width : 0, y: row ? measures.height : 0 }] : [];
  const shore = ring(centre, measures.lake, angle(place) + Math.PI / 8, angle(place) - Math.PI / 8, 8);
  return `${line([...[...before].reverse(), ...corner, ...next, ...shore])}Z`;
}

function box(measures: Measures, [column, row]: [number, number]): Box {
  const [left, right] = measures.columns;
  const [top, bottom] = measures.rows;
  const { width, height, margin } = measures;
  const x = [0, left, right, width];
  const y = [0, top, bottom, height];
  const side = row === 1 ? measures.shoulder : 0;
  const middle = column === 1 ? measures.shoulder : 0; // where the borders bend inwards
  return {
    x: x[column]! + margin + (column === 2 ? side : 0) + middle,
    y: y[row]! + margin,
    w: x[column + 1]! - x[column]! - 2 * margin - side - 2 * middle,
    h: y[row + 1]! - y[row]! - 2 * margin,
  };
}

function arrow(centre: Point, road: Point, place: number): Point & { angle: number } {
  const at = angle(place) + Math.PI / 8;
  const here = on(centre, road, at);
  const there = on(centre, road, at + 0.05);
  return { ...here, angle: (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI };
}

function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
