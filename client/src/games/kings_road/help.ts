// A line for who is new: what this moment is for, and why one might choose one card or the other.

import type { KingsRoadTable } from './words';

const CLOSE_TO_END = 30; // points, of 40

export function help(table: KingsRoadTable): string {
  const { view, words } = table;
  const own = view.seat === null ? null : view.players[view.seat]!;
  if (!own || view.choosing.length === 0 || table.isReplay) return '';
  return words.text(`help-${moment(table)}`);
}

function moment({ view }: KingsRoadTable): string {
  const own = view.players[view.seat!]!;
  if (!view.menu || own.has_chosen) return view.menu ? 'kr-chosen' : 'kr-wait';
  if (view.is_second) return 'kr-again';
  if (view.menu.count < 3) return 'kr-few';
  if (view.players.some(({ score }) => score >= CLOSE_TO_END)) return 'kr-near-end';
  return view.round === 0 ? 'kr-first' : 'kr-choose';
}
