// What the guide of a first game can light up on this board (guide/targets.ts).

import type { Lights } from '../../guide/targets';

export const lights: Lights = {
  map: () => ['.tt .map'],
  deeds: () => ['.tt [data-do] button', '.tt .question button', '.tt .sheet :is(button, input)', '.tt .offered'],
  display: (city) => [city ? `.tt [data-spot^="slot-"][data-card="${city}"]` : '.tt .display .slots'],
  hand: (city) => [city ? `.tt [data-spot="hand-${city}"]` : '.tt .hand'],
  route: () => ['.tt .route'],
  deck: () => ['.tt [data-spot="deck"]'],
  official: (official) => [`.tt [data-official="${official}"]`],
  officials: () => ['.tt .fold', '.tt .officials'],
  do: (id) => [`.tt [data-do="${id}"] button`],
  question: () => ['.tt .question button'],
  end: (end) => [`.tt .question [data-end="${end}"] button`],
  cartwright: () => ['.tt .sheet .cartwright input:not(:checked)'],
  confirm: () => ['.tt .sheet .buttons button'],
};
