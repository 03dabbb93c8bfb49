// Moments of a game: where turns and rounds begin among the frames of a replay.

import type { ReplayStep } from '../../lib/wire';

export type Unit = 'action' | 'turn' | 'round';

// The frame to go to from `at`, by whole units, forwards or backwards; never beyond the ends.
export function moved(frames: readonly ReplayStep[], at: number, unit: Unit, way: 1 | -1): number {
  const last = frames.length - 1;
  if (unit === 'action') return clamp(at + way, last);
  const sign = unit === 'round' ? roundOf : turnOf;
  let next = clamp(at + way, last);
  if (way > 0) {
    while (next < last && sign(frames[next]!) === sign(frames[at]!)) next += 1;
    return next;
  }
  while (next > 0 && sign(frames[next - 1]!) === sign(frames[next]!)) next -= 1;
  return next;
}

export function clamp(at: number, last: number): number {
  return Math.max(0, Math.min(last, Number.isFinite(at) ? Math.trunc(at) : 0));
}

function roundOf(frame: ReplayStep): string {
  return String(frame.round);
}

// Whose turn it is; where all choose at once, which choice it is.
function turnOf(frame: ReplayStep): string {
  const { turn, is_second } = frame.view as { turn?: number; is_second?: boolean };
  return `${frame.round} ${turn ?? is_second}`;
}
