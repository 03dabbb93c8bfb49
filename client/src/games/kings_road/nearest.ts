// Arrow keys on a map: the nearest place in the direction of the key.

import type { Point } from './geometry';

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function nearest(places: readonly Point[], from: number, key: string): number | null {
  const way = WAYS[key];
  const here = places[from];
  if (!way || !here) return null;
  let best: number | null = null;
  let least = Infinity;
  places.forEach((there, place) => {
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    const far = along + 2 * aside;
    if (along > 1 && far < least) [best, least] = [place, far];
  });
  return best;
}
