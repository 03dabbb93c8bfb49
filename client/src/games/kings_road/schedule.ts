// How long each scene of a round card stands: with two players at most 8 s for all of it, with five at most 12.

import type { Scene } from './scene';

export type Speed = 'calm' | 'brisk' | 'instant';
const PACE: Record<Speed, number> = { calm: 1, brisk: 0.5, instant: 0 };

const DRAWING_MS = 200; // what a browser takes to draw the scenes, of that time

export function longest(players: number): number {
  return 8000 + ((players - 2) * 4000) / 3 - DRAWING_MS;
}

export function schedule(scenes: readonly Scene[], speed: Speed): number[] {
  const wished = scenes.map(wish);
  const whole = wished.reduce((sum, ms) => sum + ms, 0);
  const most = longest(scenes[0]?.board.players.length ?? 2);
  const share = PACE[speed] * Math.min(1, most / Math.max(1, whole));
  return wished.map((ms) => Math.floor(ms * share));
}

function wish({ kind, hands, gains }: Scene): number {
  if (kind === 'cards') return 1600 + 300 * hands.length;
  if (kind === 'region') return gains.length ? 2200 + 200 * gains.length : 1400;
  return kind === 'final' ? 3500 : 900;
}
