// The sizes that the map is laid out for, and how a place on earth comes to lie in them.

import type { Box, Point } from './shapes';

export interface Frame {
  readonly name: 'wide' | 'middle' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly inset: { left: number; right: number; top: number; bottom: number }; // of the outermost cities
  readonly font: number; // of a city's name
  readonly seal: number; // radius of a city
  readonly office: number; // width of an office
  readonly tile: number; // width of a bonus stack
  readonly shelfTile: number; // and of one on the shelf
  readonly province: number; // font of a province's name
  readonly spread: number; // of the letters of a province's name
  readonly sign: number; // font of what stands at a stack
  readonly least: number; // pixels for a unit: below, letters would be too small to read
}

export const WIDE: Frame = {
  name: 'wide', width: 860, height: 600, inset: { left: 48, right: 62, top: 42, bottom: 56 },
  font: 15, seal: 9, office: 15, tile: 42, shelfTile: 42, province: 14, spread: 0.16, sign: 14, least: 0.8,
};

export const MIDDLE: Frame = {
  name: 'middle', width: 540, height: 400, inset: { left: 34, right: 42, top: 28, bottom: 38 },
  font: 13, seal: 7, office: 12.5, tile: 33, shelfTile: 31, province: 12.5, spread: 0.06, sign: 12.5, least: 0.9,
};

export const TALL: Frame = {
  name: 'tall', width: 360, height: 290, inset: { left: 26, right: 32, top: 19, bottom: 24 },
  font: 11.5, seal: 5.5, office: 10, tile: 26, shelfTile: 25, province: 11.5, spread: 0, sign: 11.5, least: 0.97,
};

// Of height to width: few, so that what lies on the map stays where one knows it.
const RATIOS = { wide: [0.8, 0.72, 0.64], middle: [0.8, 0.72, 0.64], tall: [0.8, 0.72] } as const;

/** Every form that the map can have. */
export const FRAMES: readonly Frame[] = [WIDE, MIDDLE, TALL].flatMap((frame) =>
  RATIOS[frame.name].map((ratio) => ({ ...frame, height: Math.round(frame.width * ratio) })),
);

/** The frame for a place of a size in pixels, where letters are `text` times their usual size. */
export function frameFor(width: number, height: number, text: number): Frame {
  const fits = (frame: Frame) => Math.min(width / frame.width, height / frame.height) >= frame.least * text;
  const { name } = FRAMES.find(fits) ?? TALL;
  const forms = FRAMES.filter((frame) => frame.name === name);
  return forms.find((frame) => frame.height / frame.width <= height / width) ?? forms.at(-1)!;
}

/** How large a frame is drawn in a place: all of it, unless its letters would be too small. */
export function scaleIn(frame: Frame, width: number, height: number, text: number): number {
  return Math.max(Math.min(width / frame.width, height / frame.height), frame.least * text);
}

const WEST = 7.59;
const EAST = 14.47;
const SOUTH = 47.27;
const NORTH = 50.05;

// Lodz lies far outside: it stands in the corner. The others make room for their neighbours.
const MOVED: Record<string, { lat: number; lon: number }> = {
  lodz: { lat: 50.05, lon: 14.4 },
  ulm: { lat: 48.42, lon: 9.92 },
  augsburg: { lat: 48.34, lon: 10.86 },
  ingolstadt: { lat: 48.82, lon: 11.46 },
  muenchen: { lat: 48.1, lon: 11.66 },
  sigmaringen: { lat: 48.07, lon: 9.16 },
  freiburg: { lat: 48.04, lon: 7.8 },
};

export interface Place {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
}

/** Where a place lies on the map. */
export function projected(place: Place, frame: Frame): Point {
  const { lat, lon } = MOVED[place.id] ?? place;
  const { left, right, top, bottom } = frame.inset;
  return {
    x: left + ((lon - WEST) / (EAST - WEST)) * (frame.width - left - right),
    y: top + ((NORTH - lat) / (NORTH - SOUTH)) * (frame.height - top - bottom),
  };
}

export function boxOf(frame: Frame): Box {
  return { x: 0, y: 0, width: frame.width, height: frame.height };
}
