// What the pictures of this rulebook are made of: `picture` in games/thurn_taxis/rulebook.toml.

import type { Official } from '../types';

export const WIDTH = 360; // of every picture, in units of the drawing; text of 11 units stays legible on a phone

export interface MapData {
  kind: 'map';
  whole?: boolean; // all of the map, not only the part that it is about
  route: string[];
  added?: string[]; // cities that join the route
  offices?: string[][]; // by seat
  new?: string[]; // offices of seat 0 that have just been placed
  hand?: string[];
  fits?: string[]; // of the hand
  stack?: string; // that is lit
}

export interface CardsData {
  kind: 'cards';
  take?: string[];
  play?: string[];
  keep?: string[];
  discard?: string[];
}

export interface TableData extends Omit<MapData, 'kind'> {
  kind: 'table';
  hand: string[];
  display: string[];
  carriage: number;
}

export type PictureData =
  | MapData
  | CardsData
  | TableData
  | { kind: 'turn'; take: string[]; play: string[]; close: string[] }
  | { kind: 'tiles' }
  | { kind: 'stacks'; stacks: string[]; gone: string[] }
  | { kind: 'carriages'; routes?: number[]; from?: number; official?: Official }
  | { kind: 'order'; seats: number; first: number; ends: number; points?: number[] }
  | { kind: 'score'; carriage: number; tiles: Record<string, number>; left: number };

/** Where a stack's sign cannot be its place on the map. */
