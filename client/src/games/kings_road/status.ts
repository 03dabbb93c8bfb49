// One line on top of the table: what one may do, or whom one waits for.

import { currentBoard } from './current_scene.svelte';
import type { KingsRoadTable } from './words';

const USUAL = 3; // cards in a round

export function status(table: KingsRoadTable): string {
  const { view, words } = table;
  if (currentBoard(table.now.table)) return words.text('kr-reveal');
  if (view.choosing.length === 0) return words.text('kr-over');
  const mine = view.seat !== null && view.choosing.includes(view.seat);
  if (mine && view.menu && view.waiting.includes(view.seat!)) {
    if (view.is_second) return words.text('kr-status-again', { count: view.menu.count });
    return words.text(view.menu.count < USUAL ? 'kr-status-few' : 'kr-status-choose', { count: view.menu.count }); // KR-10
  }
  if (view.is_second) return words.text('kr-status-witch', { players: view.waiting });
  return words.text('kr-status-wait', { players: view.waiting });
}

