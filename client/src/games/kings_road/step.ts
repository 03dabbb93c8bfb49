// One step of a reveal: a sentence, the regions it highlights, and the board after it.

import type { Board } from './board';

export interface Shown {
  seat: number;
  cards: readonly string[];
  open: number; // how many of them are face up
}

export interface Step {
  key: string; // the sentence, and its arguments
  arguments: Record<string, unknown>;
  board: Board; // after it
  lit: readonly string[]; // regions
  chain: readonly string[]; // regions of nobles that earn together
  region: string | null; // the one that scores
  shown: Shown | null;
  gain: { seat: number; points: number } | null;
  rule: string; // that explains it; '' for none
  beats: number; // how long it stands
  untold: number; // events that come after it
}

export function step(
  board: Board,
  key: string,
  args: Record<string, unknown>,
  more: Partial<Step> = {},
): Step {
  const region = typeof args.region === 'string' ? args.region : null;
  const lit = region ? [region] : [];
  return { key, arguments: args, board, lit, chain: [], region: null, shown: null, gain: null, rule: '', beats: 1, untold: 0, ...more };
}
