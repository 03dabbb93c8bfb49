// What a lesson suggests, in the same words that a control or a log has for it.

import type { Action, GameView, Table } from '../lib/table';

/** A game's own words for an action, in suggestion.ts of its folder; '' where those of the catalogue will do. */
export type Suggest<View = GameView> = (table: Pick<Table<View>, 'view' | 'words'>, action: Action) => string;

const OWN = import.meta.glob<Suggest<any>>('../games/*/suggestion.ts', { eager: true, import: 'suggest' }); // any: each game has its own view

/** The suggested action in words; '' if there is none. */
export function suggestionText(game: string, table: Pick<Table, 'view' | 'words'>, action: Action | null): string {
  if (!action) return '';
  return OWN[`../games/${game.replaceAll('-', '_')}/suggestion.ts`]?.(table, action) || catalogueText(game, table, action);
}

/** As Words.action of src/postroad/i18n says it: the key is lengthened by each field for whose value there is a message. */
function catalogueText(game: string, { words }: Pick<Table, 'words'>, action: Action): string {
  const { do: verb, ...fields } = action;
  let key = `${game}-action-${String(verb)}`;
  for (const [field, value] of Object.entries(fields)) {
    const word = value === true ? field : Array.isArray(value) && value.length === 0 ? 'nothing' : value;
    if (typeof word === 'string' && words.has(`${key}-${word}`)) key += `-${word}`;
  }
  return words.text(key, fields);
}
