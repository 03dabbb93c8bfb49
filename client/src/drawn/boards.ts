// The boards as the server gives them to pages, read from the files that the server reads them from.

import { parse } from 'smol-toml';
import type { KingsRoadFacts, ThurnTaxisFacts } from '../lib/wire';

interface ThurnTaxisFile {
  cities: Record<string, { name: string; lat: number; lon: number }>;
  provinces: Record<string, string[]>;
  roads: Record<string, string[]>;
  bonus: Record<string, number[]>;
  carriages: Record<string, number>;
}

interface KingsRoadFile {
  regions: KingsRoadFacts['regions'];
  roads: { extra: [string, string][] };
}

function thurnTaxis(text: string): ThurnTaxisFacts {
  const file = parse(text) as unknown as ThurnTaxisFile;
  const provinces = (stack: string) => stack.split('-').filter((part) => part in file.provinces);
  return {
    cities: Object.entries(file.cities).map(([id, city]) => ({ id, ...city })),
    provinces: file.provinces,
    roads: Object.entries(file.roads).flatMap(([from, others]) => others.map((to): [string, string] => [from, to])),
    stacks: file.bonus,
    stack_provinces: Object.fromEntries(Object.keys(file.bonus).filter((id) => provinces(id).length).map((id) => [id, provinces(id)])),
    carriages: file.carriages,
  };
}

function kingsRoad(text: string): KingsRoadFacts {
  const file = parse(text) as unknown as KingsRoadFile;
  return { regions: file.regions, extra_roads: file.roads.extra };
}

/** By the game's folder: its facts from the text of its board.toml. */
export const BOARDS: Record<string, (text: string) => unknown> = { thurn_taxis: thurnTaxis, kings_road: kingsRoad };
