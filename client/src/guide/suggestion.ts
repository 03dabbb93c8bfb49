// What a lesson suggests, in the same words that a control or a log has for it.

import type { LiveTable } from '../lib/live_table.svelte';
import type { Action } from '../lib/table';
import type { ThurnTaxisView } from '../lib/wire';

/** The suggested action in words, as Words.action of src/postroad/i18n says it, an end of a route by its city; '' if there is none. */
export function suggestionText(table: LiveTable, action: Action | null): string {
  if (!action) return '';
  const { do: verb, ...fields } = action;
  let key = `${table.info.slug}-action-${String(verb)}`;
  const args: Record<string, unknown> = { ...fields };
  if (typeof fields.slot === 'number') {
    const { display } = table.view as unknown as { display: readonly (string | null)[] };
    args.city = display[fields.slot];
    args.slot = fields.slot + 1;
  }
  if (fields.end === 'left' || fields.end === 'right') {
    const { seat, players } = table.view as unknown as ThurnTaxisView;
    const { route } = players[seat!]!;
    return table.words.text('tt-play-beside', { ...args, city2: fields.end === 'left' ? route[0] : route.at(-1) });
  }
  for (const part of ['way', 'end'] as const) {
    if (part in fields) key += `-${String(fields[part])}`;
    delete args[part];
  }
  if (Array.isArray(fields.cards) && fields.cards.length === 0) key += '-nothing';
  return table.words.text(key, args);
}
