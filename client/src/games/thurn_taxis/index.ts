// Thurn und Taxis as the page knows it (GamePage in lib/table.ts).

import './provinces.css';
import { total } from './breakdown';
import type { Player, PostTable, View } from './types';

export { default as Board } from './Board.svelte';
export { default as Result } from './Result.svelte';
export { default as Player } from './Player.svelte';
export { digest, together } from './digest';
export { help } from './help';
export { keys } from './keys';
export { paragraph } from './rulebook/now';
export { highlights, ribbon, status } from './status';

export const hasFirst = true;

export const secrets = ['hand', 'drawn', 'points'];

export const measures = {
  'replay-offices': (player: Player) => player.offices.length,
  'replay-carriages': (player: Player) => player.carriage,
};

export function turn(view: View): number {
  return view.turn;
}

/** Everyone's running total, where the table shows it: all that it comes from lies open. Else one's own, and all at the end. */
export function points(table: PostTable, seat: number): number | null {
  const player = table.view.players[seat]!;
  const isOpen = table.view.phase === 'over' || (!table.isReplay && table.now.room.shows_points);
  return isOpen ? total(table.facts, player) : player.points;
}
