// The board as the server gives it to pages, from the file that the server reads it from: for pictures drawn beforehand.

import type { ThurnTaxisFacts } from '../../../lib/wire';

interface BoardFile {
  cities: Record<string, { name: string; lat: number; lon: number }>;
  provinces: Record<string, string[]>;
  roads: Record<string, string[]>;
  bonus: Record<string, number[]>;
  carriages: Record<string, number>;
}

export function factsOf(file: BoardFile): ThurnTaxisFacts {
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
