// What is said of things on this board when they are pointed at (guide/things.ts).

import { labelOf, sentences, type Hints } from '../../guide/things';

export const hints: Hints = [
  ['[data-region]', () => ''], // Hint.svelte
  ['.track', (track, words) => sentences([labelOf(track), words.text('help-kr-track')])],
  ['.hand [data-card]', (card, words) => (words.has(`card-${card.dataset.card}-help`) ? labelOf(card) : words.text('help-kr-card', { region: card.dataset.card }))],
  ['#pane-players .points', (_, words) => words.text('help-kr-points')],
];
