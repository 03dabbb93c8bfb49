// The figures of finished games, made ready to be drawn.

import type { Count, Statistics } from '../../lib/wire';

export interface Bar {
  label: string;
  value: number;
  share: number; // of the largest, 0 to 1
}

export function bars(labels: readonly string[], values: readonly number[]): Bar[] {
  const most = Math.max(...values, 0);
  return values.map((value, at) => ({ label: labels[at] ?? '', value, share: most > 0 ? value / most : 0 }));
}

// Winners' points in classes of five, so that the picture stays readable.
export function classes(scores: readonly Count[], width = 5): Count[] {
  const byClass = new Map<number, number>();
  for (const { label, count } of scores) {
    const from = Math.floor(Number(label) / width) * width;
    byClass.set(from, (byClass.get(from) ?? 0) + count);
  }
  return [...byClass].sort(([one], [other]) => one - other).map(([from, count]) => ({ label: `${from}–${from + width - 1}`, count }));
}

export function games(all: readonly Statistics[]): number {
  return all.reduce((sum, one) => sum + one.games, 0);
}
