// A city in words: its province, its offices, its part in the route, what its card could do.

import { preferences } from '../../../lib/preferences.svelte';
import { homes, type City } from '../chart';
import { whereCards } from '../whereabouts';
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
  if (preferences.countsCards) parts.push(cardsLeft(desk, city.id));
  parts.push(words.text('tt-city-roads', { cities: city.neighbours.map((id) => words.text(`city-${id}`)).join(', ') }));
  return parts.join('. ');
}

/** Next to which cities of the route a card fits, in words. */
export function fits(desk: Desk, city: string): string {
  const { words } = desk.table;
  const { route } = desk.player;
  if (route.length === 0) return words.text('tt-fits-start');
  const ends = desk.sides(city).map((side) => (side === 'left' ? route[0]! : route.at(-1)!));
  if (ends.length === 0) return words.text('tt-fits-not');
  return words.text('tt-fits-beside', { cities: ends.map((end) => words.text(`city-${end}`)).join(', ') });
}

/** A city in short: its province, where it fits, whose offices stand there, how many of its cards are where. */
export function about(desk: Desk, city: string): string {
  const { table, view } = desk;
  const { words, names, facts } = table;
  const holders = names.filter((_, seat) => view.players[seat]!.offices.includes(city));
  const parts = [words.text('tt-city', { city, province: homes(facts).get(city)! })];
  parts.push(desk.player.route.includes(city) ? words.text('tt-city-in-route') : fits(desk, city));
  if (holders.length) parts.push(words.text('tt-city-offices', { names: holders.join(', ') }));
  if (preferences.countsCards) parts.push(cardsLeft(desk, city));
  return parts.join('. ');
}

export function cardsLeft(desk: Desk, city: string): string {
  const { unseen, display, hands, gone } = whereCards(desk.view, city);
  return desk.table.words.text('tt-cards-left', { unseen, display, hands, gone });
}
