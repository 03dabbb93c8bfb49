// Where a player's points come from, line by line.

import type { Facts, Player } from './types';

export interface Source {
  readonly kind: 'carriage' | 'tile' | 'offices';
  readonly id: string; // the carriage's number, the stack, or ''
  readonly count: number; // offices left
  readonly points: number;
}

export function sources(facts: Facts, player: Player): Source[] {
  const carriage: Source[] = player.carriage
    ? [{ kind: 'carriage', id: String(player.carriage), count: 1, points: facts.carriages[player.carriage] ?? 0 }]
    : [];
  const tiles = player.tiles.map(([stack, points]): Source => ({ kind: 'tile', id: stack, count: 1, points }));
  return [...carriage, ...tiles, { kind: 'offices', id: '', count: player.supply, points: -player.supply }];
}

export function total(facts: Facts, player: Player): number {
  return sources(facts, player).reduce((sum, source) => sum + source.points, 0);
}
