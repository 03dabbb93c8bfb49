// What a closing would bring: the difference between two views.

import type { Player, View } from '../types';

export interface Gains {
  readonly offices: readonly string[];
  readonly tiles: readonly (readonly [string, number])[];
  readonly carriage: number | null; // the new one
  readonly before: number;
  readonly after: number;
  readonly supply: number;
}

export function gains(before: View, after: View, seat: number): Gains {
  const [old, fresh] = [before.players[seat]!, after.players[seat]!];
  return {
    offices: fresh.offices.filter((city) => !old.offices.includes(city)),
    tiles: newTiles(old, fresh),
    carriage: fresh.carriage === old.carriage ? null : fresh.carriage,
    before: old.points ?? 0,
    after: fresh.points ?? 0,
    supply: fresh.supply,
  };
}

function newTiles(old: Player, fresh: Player): [string, number][] {
  const known = new Set(old.tiles.map(([stack, points]) => `${stack} ${points}`));
  return fresh.tiles.filter(([stack, points]) => !known.has(`${stack} ${points}`));
}
