// The ids on the board that an event is about: as the game says, or everything that the event names.

import type { GamePage } from '../../lib/table';
import type { Event } from '../../lib/wire';

export function highlightsOf(event: Event, page: GamePage): string[] {
  return page.highlights?.(event) ?? named(event);
}

function named(event: Event): string[] {
  return Object.values(event.arguments).flat().filter((value) => typeof value === 'string');
}
