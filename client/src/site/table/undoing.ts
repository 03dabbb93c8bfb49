// What the undo button takes back: the last action, or all of what was done as one; by oneself, or if the others agree.

import type { LogLine } from '../../lib/log';
import type { GamePage } from '../../lib/table';
import type { Now } from '../../lib/wire';

/** The line to go back to; null if there is nothing that could be taken back. */
export function undoTo(now: Pick<Now, 'undo' | 'eye'>, log: readonly LogLine[], page: Pick<GamePage, 'together'>): number | null {
  const { free, by_consent } = now.undo;
  if (free === null) return by_consent;
  const acts = log.filter((line) => line.kind === 'act' && !line.isUndone);
  for (let at = acts.length - 1; at >= 0 && acts[at]!.seat === now.eye; at--) {
    const kinds = acts[at]!.events.map((event) => page.together?.(event) ?? null);
    if (kinds.includes('first')) return Math.min(free, acts[at]!.seq - 1);
    if (!kinds.includes('more')) break;
  }
  return free;
}

/** Why nothing can be taken back, as a key. */
export function whyNoUndo(now: Pick<Now, 'undo'>): string {
  return now.undo.asking === null ? 'page-undo-nothing' : 'page-undo-asking';
}
