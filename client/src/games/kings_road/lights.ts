// What the guide of a first game can light up on this board (guide/targets.ts).

import type { Lights } from '../../guide/targets';

export const lights: Lights = {
  map: () => ['.kings-road .map'],
  deeds: () => ['.kings-road [data-confirm] button'],
  hand: () => ['.kings-road .hand'],
  confirm: () => ['.kings-road [data-confirm] button:not(:disabled)'],
  // What stands in it: its area reaches below its neighbours' and the lake.
  region: (region) => [`.kings-road [data-region="${region}"] + .content`, `.kings-road [data-region="${region}"]`],
  // A card that can be put in now; where other cards fill the places already, the next name is lit.
  card: (card) => [`.kings-road:has([data-confirm] button:disabled) .hand [data-card="${card}"]:not([aria-pressed="true"], [aria-disabled="true"])`],
  track: () => ['.kings-road .track'],
};
