// How a game ended, in a sentence: for who played, by how much.

import type { LiveTable } from '../../lib/live_table.svelte';
import { words } from '../../lib/words.svelte';

export function outcome(table: LiveTable): string {
  const { room, mine } = table.now;
  const { winners = [], scores, reason } = room.result ?? {};
  if (winners.length === 0) return words.text('page-over-nobody');
  const me = mine.length === 1 ? mine[0]! : null;
  if (me !== null && !winners.includes(me) && scores && reason !== 'resigned') {
    const behind = Math.max(...winners.map((seat) => scores[seat]!)) - scores[me]!;
    const name = winners.map((seat) => table.names[seat]).join(', ');
    return behind > 0 ? words.text('page-over-behind', { points: behind, name }) : words.text('page-over-tie', { name });
  }
  if (winners.length > 1) return table.words.text('event-won-shared', { players: winners });
  return me === winners[0] ? words.text('page-over-you') : table.words.text('event-won', { player: winners[0] });
}
