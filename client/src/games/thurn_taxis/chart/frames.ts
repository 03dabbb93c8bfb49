// The two sizes that the map is laid out for, and how a place on earth comes to lie in them.

import type { Box, Point } from './shapes';

export interface Frame {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly inset: { left: number; right: number; top: number; bottom: number }; // of the outermost cities
  readonly font: number; // of a city's name
  readonly seal: number; // radius of a city
  readonly office: number; // width of an office
  readonly tile: number; // width of a bonus stack
  readonly shelfTile: number; // and of one on the shelf
  readonly province: number; // font of a province's name
}

export const WIDE: Frame = {
  name: 'wide', width: 860, height: 600, inset: { left: 48, right: 62, top: 42, bottom: 56 },
  font: 15, seal: 9, office: 15.5, tile: 40, shelfTile: 40, province: 13,
};

export const TALL: Frame = {
  name: 'tall', width: 360, height: 290, inset: { left: 26, right: 32, top: 19, bottom: 24 },
  font: 11.5, seal: 6, office: 11.5, tile: 26, shelfTile: 24, province: 8.5,
};

/** The frame with another height for its width, within what the map bears. */
export function fitted(frame: Frame, ratio: number): Frame {
  const [flattest, steepest] = [0.6, 0.8];
  const wanted = Math.min(steepest, Math.max(flattest, ratio));
  return { ...frame, height: Math.round((frame.width * wanted) / 10) * 10 };
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
