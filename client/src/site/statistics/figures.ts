// The figures of finished games, made ready to be drawn.

import type { Count, Statistics } from '../../lib/wire';
import type { Speaker } from '../../lib/words.svelte';

export interface Bar {
  label: string;
  value: number;
  share: number; // of the largest, 0 to 1
}

export function bars(labels: readonly string[], values: readonly number[]): Bar[] {
  const most = Math.max(...values, 0);
  return values.map((value, at) => ({ label: labels[at] ?? '', value, share: most > 0 ? value / most : 0 }));
}

export interface Class {
  from: number;
  to: number;
  count: number;
}

// Winners' points in classes of five, so that the picture stays readable.
export function classes(scores: readonly Count[], width = 5): Class[] {
  const byClass = new Map<number, number>();
  for (const { label, count } of scores) {
    const from = Math.floor(Number(label) / width) * width;
    byClass.set(from, (byClass.get(from) ?? 0) + count);
  }
  return [...byClass].sort(([one], [other]) => one - other).map(([from, count]) => ({ from, to: from + width - 1, count }));
}

// A dash between numbers with a minus would be read as one more of these.
export function range({ from, to }: Class, words: Pick<Speaker, 'text'>): string {
  return words.text(from < 0 ? 'stats-range-below-zero' : 'stats-range', { from: minus(from), to: minus(to) });
}

export function minus(number: number | string): string {
  return String(number).replace('-', '−');
}

export function games(all: readonly Statistics[]): number {
  return all.reduce((sum, one) => sum + one.games, 0);
}
