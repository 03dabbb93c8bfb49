// Who sits at each seat, in words.

import { botNames } from './bot_names';
import type { Seat } from './wire';
import { words } from './words.svelte';

export function seatNames(seats: readonly Pick<Seat, 'kind' | 'name'>[]): string[] {
  const bots = botNames(seats.map(({ kind, name }) => (kind === 'bot' ? name : '')), words);
  return seats.map(({ kind, name }, seat) => {
    if (kind === 'open') return words.text('page-seat-open');
    return (kind === 'bot' ? bots[seat] : name) || words.text('page-gone'); // whoever deleted their data has no name
  });
}
