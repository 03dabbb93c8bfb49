// Where the cards of a city are, as far as everyone has seen.

import type { View } from './types';

export interface Whereabouts {
  readonly unseen: number; // in the deck, or drawn from it unseen
  readonly display: number;
  readonly hands: number; // known in hands and lying in routes
  readonly gone: number; // discarded
}

export function whereCards(view: View, city: string): Whereabouts {
  const count = (cards: readonly (string | null)[]) => cards.filter((card) => card === city).length;
  const held = view.players.flatMap((player) => [...(player.hand ?? player.known), ...player.route]);
  const own = view.players.flatMap((player) => (player.hand ? player.drawn ?? [] : [])); // one's own draws nobody else saw
  return { unseen: Math.max(0, count(view.pool) - count(own)), display: count(view.display), hands: count(held), gone: count(view.discard) };
}
