// The log of a table: lines merged by number, with those that were taken back marked.

import type { Line } from './wire';

export interface LogLine extends Line {
  isUndone: boolean;
}

export function merged(known: readonly Line[], more: readonly Line[]): Line[] {
  const bySeq = new Map(known.map((line) => [line.seq, line]));
  for (const line of more) bySeq.set(line.seq, line);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

// An undo takes back the game's lines after `to`; the lines stay, as undone.
export function markUndone(lines: readonly Line[]): LogLine[] {
  const list: LogLine[] = [];
  for (const line of lines) {
    if (line.kind === 'undo' && line.to !== null) {
      for (const earlier of list) {
        if (earlier.seq > line.to && earlier.kind === 'act') earlier.isUndone = true;
      }
    }
    list.push({ ...line, isUndone: false });
  }
  return list;
}
