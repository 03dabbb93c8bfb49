// Which ends of a route a city has a road to: what the map shows, as a hint before one may play.

import type { Facts } from './types';

export type Side = 'left' | 'right';

export function isJoined(facts: Facts, a: string, b: string): boolean {
  return facts.roads.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
}

export function sidesReached(facts: Facts, route: readonly string[], city: string): Side[] {
  const [first, last] = [route[0], route.at(-1)];
  if (first === undefined || last === undefined || route.includes(city)) return [];
  const sides: Side[] = [];
  if (route.length > 1 && isJoined(facts, first, city)) sides.push('left');
  if (isJoined(facts, last, city)) sides.push('right');
  return sides;
}
