// One scene of the round card: what it shows, the events it tells, and the board during it.

import type { Event } from '../../lib/wire';
import type { Board } from './board';

export interface Hand {
  seat: number;
  cards: readonly string[];
  isDeclined: boolean; // the Knight's marker
  idle: readonly string[]; // cards that put no marker though they could have
}

export interface Placed {
  seat: number;
  region: string;
  count: number;
}

export interface Gain {
  seat: number;
  region: string;
  points: number;
}

export interface Scene {
  kind: 'cards' | 'region' | 'king' | 'final';
  board: Board; // while it is shown
  events: readonly Event[]; // what it tells
  region: string | null; // the one that scores, or where the King goes
  hands: readonly Hand[];
  placed: readonly Placed[];
  gains: readonly Gain[]; // points for places
  chains: readonly (readonly string[])[]; // regions of nobles that earn together
  rule: string; // that explains it
  untold: number; // events that come after it
}

export function scene(kind: Scene['kind'], board: Board, more: Partial<Scene> = {}): Scene {
  return { kind, board, events: [], region: null, hands: [], placed: [], gains: [], chains: [], rule: '', untold: 0, ...more };
}
