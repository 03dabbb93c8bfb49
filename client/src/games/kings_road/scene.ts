// One scene of a reveal: a sentence, what it lights up, and the board after it.

import type { Stage } from './stage';

export interface Shown {
  seat: number;
  cards: readonly string[];
  open: number; // how many of them are face up
}

export interface Scene {
  key: string; // the sentence, and its arguments
  arguments: Record<string, unknown>;
  stage: Stage; // after it
  lit: readonly string[]; // regions
  chain: readonly string[]; // regions of nobles that earn together
  region: string | null; // the one that scores
  shown: Shown | null;
  gain: { seat: number; points: number } | null;
  rule: string; // that explains it; '' for none
  beats: number; // how long it stands
  untold: number; // events that come after it
}

export function scene(
  stage: Stage,
  key: string,
  args: Record<string, unknown>,
  more: Partial<Scene> = {},
): Scene {
  const region = typeof args.region === 'string' ? args.region : null;
  const lit = region ? [region] : [];
  return { key, arguments: args, stage, lit, chain: [], region: null, shown: null, gain: null, rule: '', beats: 1, untold: 0, ...more };
}
