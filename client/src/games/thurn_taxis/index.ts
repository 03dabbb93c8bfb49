// Thurn und Taxis as the page knows it (GamePage in lib/table.ts).

import './provinces.css';
import { total } from './breakdown';
import type { Player, PostTable, View } from './types';

export { default as Board } from './Board.svelte';
export { default as Breakdown } from './Breakdown.svelte';
export { default as Player } from './Player.svelte';
export { digest, together } from './digest';
export { help } from './help';
export { keys } from './keys';
export { paragraph } from './rulebook/now';
export { highlights, ribbon, status } from './status';

export const secrets = ['hand', 'drawn', 'points'];

export const measures = {
  'replay-offices': (player: Player) => player.offices.length,
  'replay-carriages': (player: Player) => player.carriage,
};

export function turn(view: View): number {
  return view.turn;
}

/** One's own running total, and everyone's at the end. */
export function points(table: PostTable, seat: number): number | null {
  const player = table.view.players[seat]!;
  return table.view.phase === 'over' ? total(table.facts, player) : player.points;
}
