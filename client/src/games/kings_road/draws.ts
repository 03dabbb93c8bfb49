// Nothing in King's Road is drawn by lot; a record that says otherwise cannot be followed.

import type { Draw, RecordEntry, RecordHeader } from '../../lib/fairness';

export function followDraws(_header: RecordHeader, entries: readonly RecordEntry[]): Draw[] {
  if (entries.some((entry) => 'chance' in entry || entry.do === 'draw')) throw new Error('King’s Road draws nothing');
  return [];
}
