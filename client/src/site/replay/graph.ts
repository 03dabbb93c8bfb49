// What can be drawn over the course of a game: points of everyone, and what else a game counts.

import type { GamePage, GameView } from '../../lib/table';
import type { ReplayStep } from '../../lib/wire';

export interface Measure {
  title: string; // its key
  series: number[][]; // by seat, one number a frame
}

export const POINTS = 'replay-points';

export function measures(frames: readonly ReplayStep[], counts: NonNullable<GamePage['measures']> = {}): Measure[] {
  const seats = frames[0]?.scores.map((_, seat) => seat) ?? [];
  const points: Measure = { title: POINTS, series: seats.map((seat) => frames.map((frame) => frame.scores[seat] ?? 0)) };
  const others = Object.entries(counts).map(([title, count]): Measure => ({
    title,
    series: seats.map((seat) => frames.map((frame) => count((frame.view as GameView).players[seat]))),
  }));
  return [points, ...others];
}

// The step that completed each round, and the last one, for a table that is short enough to read.
export function roundEnds(frames: readonly ReplayStep[]): number[] {
  return frames.flatMap((frame, at) => (at > 0 && (at === frames.length - 1 || frames[at - 1]!.round !== frame.round) ? [at] : []));
}

// A graph's picture: its width, and what of it is left for numbers at the sides.
export const WIDTH = 320;
export const LEFT = 26;
export const RIGHT = 22;

// Where a step of the game stands in it.
export function across(at: number, last: number): number {
  return LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, last);
}

export interface Scale {
  least: number;
  most: number;
  marks: number[];
}

// Whole numbers to write beside the graph, a few, with the extremes inside.
export function scale(series: readonly (readonly number[])[]): Scale {
  const values = series.flat();
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => (most - least) / one <= 6) ?? Math.ceil((most - least) / 6);
  const marks: number[] = [];
  for (let mark = Math.ceil(least / step) * step; mark <= most; mark += step) marks.push(mark);
  return { least, most, marks };
}

// A staircase: a number stays until it changes.
export function stairs(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  let path = '';
  values.forEach((value, at) => {
    if (at === 0) path = `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`;
    else if (value !== values[at - 1]) path += `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`;
  });
  return `${path}H${x(Math.max(0, values.length - 1)).toFixed(1)}`;
}
