// Which places on the board an event is about.

import type { GamePage } from '../../lib/table';
import type { Event } from '../../lib/wire';

const PLACES = ['city', 'region', 'stack', 'province', 'official'];

export function highlightsOf(event: Event, page: GamePage): string[] {
  return page.highlights?.(event) ?? named(event);
}

function named(event: Event): string[] {
  return PLACES.flatMap((place) => {
    const id = event.arguments[place];
    return typeof id === 'string' ? [id] : [];
  });
}
