// Which puzzles were solved in this browser, and which comes next.

import type { PuzzleLine } from '../../lib/wire';

const KEY = 'postroad-puzzles';

export function solved(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set(); // nothing is kept here, or nothing that can be read
  }
}

export function keepSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved(), id].filter((one, at, all) => all.indexOf(one) === at)));
  } catch {
    return; // it can be solved once more
  }
}

// The one after a puzzle among those of its game, solved ones last; after the last one the first.
export function nextOf(all: readonly PuzzleLine[], puzzle: Pick<PuzzleLine, 'id' | 'game'>, known: ReadonlySet<string> = solved()): string {
  const own = all.filter((one) => one.game === puzzle.game).map((one) => one.id);
  const at = own.indexOf(puzzle.id);
  const others = [...own.slice(at + 1), ...own.slice(0, Math.max(0, at))];
  return others.find((id) => !known.has(id)) ?? others[0] ?? puzzle.id;
}
