// How far a player is towards each bonus for offices: what lies on the table, counted.

import { homes } from './chart';
import type { Facts, Player, View } from './types';

export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** Towards a stack of provinces, or the one for all of them; null for stacks of another kind. */
export function progress(facts: Facts, view: View, player: Player, stack: string): Progress | null {
  const provinces = facts.stack_provinces[stack];
  if (provinces) {
    const cities = provinces.flatMap((province) => facts.provinces[province] ?? []);
    return { have: cities.filter((city) => player.offices.includes(city)).length, need: cities.length };
  }
  if (stack !== 'all-provinces') return null;
  const home = homes(facts);
  const reached = new Set(player.offices.map((city) => home.get(city)));
  return { have: Math.min(reached.size, view.switches.all_provinces), need: view.switches.all_provinces };
}

/** The players who lack one office for the next tile of a stack. */
export function oneAway(facts: Facts, view: View, stack: string): number[] {
  if (!view.stacks[stack]?.length) return [];
  return view.players.flatMap((player, seat) => {
    const found = progress(facts, view, player, stack);
    return found && found.need - found.have === 1 && !player.tiles.some(([held]) => held === stack) ? [seat] : [];
  });
}
