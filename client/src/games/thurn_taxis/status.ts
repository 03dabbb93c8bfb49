// Whose turn it is, which step, and what one may do: one line; and the ribbon of the last round.

import type { Event } from '../../lib/wire';
import { allOffered, offered } from './offers';
import type { PostTable, View } from './types';

export function status(table: PostTable): string {
  const { view, words } = table;
  if (view.phase === 'over') return words.text('tt-over');
  if (view.seat !== view.turn || table.isReplay) return words.text(`waits-${view.phase}`, { player: view.turn });
  return words.text(turnKey(view));
}

function turnKey(view: View): string {
  if (view.phase === 'take' && !offered(view, { do: 'call' })) return 'tt-take-only';
  if (view.phase === 'taken' && !offered(view, { do: 'play' }) && !offered(view, { do: 'abandon' })) return 'tt-must-call';
  if (view.phase === 'played' && allOffered(view, { do: 'close' }).length > 0) return 'tt-may-close';
  if (view.phase === 'played' && !offered(view, { do: 'call' })) return 'tt-only-end';
  if (['taken', 'play'].includes(view.phase) && !offered(view, { do: 'play' }) && offered(view, { do: 'abandon' })) {
    return offered(view, { do: 'call', official: 'postmaster' }) ? 'tt-stuck-call' : 'tt-stuck';
  }
  if (['taken', 'play'].includes(view.phase) && view.players[view.turn]!.route.length === 0) return 'tt-start';
  return `turn-${view.phase}`;
}

/** Who ended the game and who still plays; '' before the last round. */
export function ribbon(table: PostTable): string {
  const { view, words } = table;
  const holder = view.players.findIndex((player) => player.tiles.some(([stack]) => stack === 'game-end'));
  if (holder < 0 || view.phase === 'over') return '';
  const players: number[] = [];
  for (let seat = view.turn; players.length < view.players.length; seat = (seat + 1) % view.players.length) {
    if (players.length > 0 && seat === view.first) break;
    players.push(seat);
  }
  return words.text('tt-last-round', { player: holder, players });
}

/** What on the board an event is about. */
export function highlights(event: Event): string[] {
  return ['city', 'stack', 'province'].flatMap((name) => {
    const value = event.arguments[name];
    return typeof value === 'string' ? [value] : [];
  });
}
