// Where an analysis touches the replay: frames by lines of the record, marks, and lines of the graph.

import type { ReplayStep, StudyDecision, StudyMoment } from '../../../lib/wire';

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
export const SIGNS: Record<string, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

// The frame that shows the table before the decision of a line.
export function frameBefore(frames: readonly Pick<ReplayStep, 'line'>[], line: number): number {
  let found = 0;
  frames.forEach((frame, at) => {
    if (frame.line < line) found = at;
  });
  return found;
}

export function isMarked(decision: Pick<StudyDecision, 'mark'>): boolean {
  return decision.mark in SIGNS;
}

export interface Point {
  at: number; // a frame
  chances: readonly number[];
}

// Everyone's chances over the frames; the last point is the result, once it is known.
export function course(moments: readonly StudyMoment[], frames: readonly Pick<ReplayStep, 'line'>[], result: readonly number[] | null): Point[] {
  const points: Point[] = moments.map((moment) => ({ at: frameBefore(frames, moment.decisions[0]!.line), chances: moment.chances }));
  return result ? [...points, { at: frames.length - 1, chances: result }] : points;
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

// A change of a chance, with its sign.
export function signed(chance: number): string {
  const points = percent(chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
