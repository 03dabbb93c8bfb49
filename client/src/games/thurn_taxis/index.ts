// Thurn und Taxis as a game's page: what the frame of a table loads.

import './provinces.css';
import { total } from './breakdown';
import type { PostTable } from './types';

export { default as Board } from './Board.svelte';
export { default as Breakdown } from './Breakdown.svelte';
export { default as Player } from './Player.svelte';
export { keys } from './keys';
export { highlights, ribbon, status } from './status';

/** One's own running total, and everyone's at the end. */
export function points(table: PostTable, seat: number): number | null {
  const player = table.view.players[seat]!;
  return table.view.phase === 'over' ? total(table.facts, player) : player.points;
}
