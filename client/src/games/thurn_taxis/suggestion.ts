// What a lesson suggests in Thurn und Taxis, where the board tells more than the action itself (guide/suggestion.ts).

import type { Suggest } from '../../guide/suggestion';
import type { View } from './types';

/** A card of the display by its city, an end of the route by the city beside it; '' for all other actions. */
export const suggest: Suggest<View> = ({ view, words }, action) => {
  const { do: verb, slot, city, end } = action;
  if (verb === 'take') return words.text('thurn-taxis-action-take', { slot: Number(slot) + 1, city: view.display[Number(slot)] });
  if (verb !== 'play' || end === 'new') return '';
  const { route } = view.players[view.seat!]!;
  return words.text('tt-play-beside', { city, city2: end === 'left' ? route[0] : route.at(-1) });
};
