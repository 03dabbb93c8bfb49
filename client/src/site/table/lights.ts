// Which places on the board a line of the log is about.

import type { GamePage } from '../../lib/table';
import type { Event, Line } from '../../lib/wire';

const PLACES = ['city', 'region', 'stack', 'province', 'official'];

export function lightsOf(line: Line, page: GamePage): string[] {
  return [...new Set(line.events.flatMap((event) => page.lights?.(event) ?? named(event)))];
}

function named(event: Event): string[] {
  return PLACES.flatMap((place) => {
    const id = event.arguments[place];
    return typeof id === 'string' ? [id] : [];
  });
}
