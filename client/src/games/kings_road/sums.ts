// Where a player's points came from: every place, chain and final place that was told, added up by region.

import type { Event } from '../../lib/wire';
import { kind } from './board';

export interface Sum {
  region: string;
  places: number;
  chains: number;
  final: number;
}

const SOURCES: Record<string, 'places' | 'chains' | 'final'> = { 'place': 'places', 'place-tied': 'places', 'chain': 'chains', 'final-place': 'final' };

export function sums(events: readonly Event[], seat: number, order: readonly string[]): Sum[] {
  const found = order.map((region) => ({ region, places: 0, chains: 0, final: 0 }));
  for (const event of events) {
    const source = SOURCES[kind(event)];
    const sum = found.find((one) => one.region === event.arguments.region);
    if (source && sum && event.arguments.player === seat) sum[source] += Number(event.arguments.points);
  }
  return found.filter((sum) => total(sum) > 0);
}

export function total(sum: Sum): number {
  return sum.places + sum.chains + sum.final;
}
