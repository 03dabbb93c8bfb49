// A city in words: its province, its offices, its part in the route, what its card could do.

import type { City } from '../chart';
import type { Desk } from '../desk.svelte';

export function described(desk: Desk, city: City, offices: readonly number[]): string {
  const { table, player } = desk;
  const { words, names } = table;
  const parts = [words.text('tt-city', { city: city.id, province: city.province })];
  parts.push(
    offices.length
      ? words.text('tt-city-offices', { names: offices.map((seat) => names[seat]).join(', ') })
      : words.text('tt-city-no-office'),
  );
  if (player.route.includes(city.id)) parts.push(words.text('tt-city-in-route'));
  else if (desk.sides(city.id).length) parts.push(fits(desk, city.id));
  parts.push(words.text('tt-city-roads', { cities: city.neighbours.map((id) => words.text(`city-${id}`)).join(', ') }));
  return parts.join('. ');
}

/** Which ends of the route a card fits, in words. */
export function fits(desk: Desk, city: string): string {
  const { words } = desk.table;
  const sides = desk.sides(city);
  if (desk.player.route.length === 0) return words.text('tt-fits-start');
  if (sides.length === 2) return words.text('tt-fits-both');
  if (sides.length === 0) return words.text('tt-fits-not');
  return words.text(sides[0] === 'left' ? 'tt-fits-left' : 'tt-fits-right');
}
