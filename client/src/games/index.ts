// The games that the page can draw; each is loaded when it is needed.

import type { GamePage } from '../lib/table';

export const GAMES: Record<string, () => Promise<GamePage>> = {
  'thurn-taxis': () => import('./thurn_taxis'),
  'kings-road': () => import('./kings_road'),
};
