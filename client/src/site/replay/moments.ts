// Steps through a replay by action, turn or round.

import type { Event, ReplayStep } from '../../lib/wire';

export type TurnOf = (view: any) => string | number; // any: each game has a view of its own
export type Unit = 'action' | 'turn' | 'round';

// The frame to go to from `at`, by whole units, forwards or backwards; never beyond the ends.
export function moved(frames: readonly ReplayStep[], at: number, unit: Unit, way: 1 | -1, turn: TurnOf = () => ''): number {
  const last = frames.length - 1;
  if (unit === 'action') return clamp(at + way, last);
  const sign = (frame: ReplayStep) => (unit === 'round' ? `${frame.round}` : `${frame.round} ${turn(frame.view)}`);
  let next = clamp(at + way, last);
  if (way > 0) {
    while (next < last && sign(frames[next]!) === sign(frames[at]!)) next += 1;
    return next;
  }
  while (next > 0 && sign(frames[next - 1]!) === sign(frames[next]!)) next -= 1;
  return next;
}

// The steps that show anything: who chooses in secret is told with the reveal, which is then nobody's own doing.
export function telling(frames: readonly ReplayStep[], isQuiet: (events: readonly Event[]) => boolean): ReplayStep[] {
  const isSilent = (at: number) => at > 0 && at < frames.length - 1 && isQuiet(frames[at]!.events);
  return frames.flatMap((frame, at) => (isSilent(at) ? [] : [isSilent(at - 1) ? { ...frame, seat: null } : frame]));
}

export function clamp(at: number, last: number): number {
  return Math.max(0, Math.min(last, Number.isFinite(at) ? Math.trunc(at) : 0));
}
