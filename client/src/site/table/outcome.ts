// How a game ended, in a sentence.

import type { LiveTable } from '../../lib/live_table.svelte';
import { words } from '../../lib/words.svelte';

export function outcome(table: LiveTable): string {
  const { room, mine } = table.now;
  const winners = room.result?.winners ?? [];
  if (winners.length === 0) return words.text('page-over-nobody');
  if (winners.length > 1) return table.words.text('event-won-shared', { players: winners });
  const isMe = mine.length === 1 && mine[0] === winners[0];
  return isMe ? words.text('page-over-you') : table.words.text('event-won', { player: winners[0] });
}
