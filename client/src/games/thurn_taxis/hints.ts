// What is said of things on this board when they are pointed at (guide/things.ts).

import { labelOf, sentences, type Hints } from '../../guide/things';
import type { Words } from '../../lib/table';
import type { Facts } from './types';

const STACKS: Record<string, string> = {
  'length-5': 'help-tt-stack-length',
  'length-6': 'help-tt-stack-length',
  'length-7': 'help-tt-stack-length',
  'all-provinces': 'help-tt-stack-all',
  'game-end': 'help-tt-stack-end',
};

function roads(city: string, words: Words, facts: Facts): string {
  const ends = facts.roads.filter((road) => road.includes(city)).map(([one, other]) => (one === city ? other : one));
  return words.text('tt-city-roads', { cities: ends.map((end) => words.text(`city-${end}`)).join(', ') });
}

export const hints: Hints = [
  ['.stack', (stack, words) => sentences([labelOf(stack), words.text(STACKS[stack.dataset.stack!] ?? 'help-tt-stack-province')])],
  ['[data-card]', (card, words, facts) => sentences([card.querySelector('.unseen')?.textContent ?? labelOf(card), roads(card.dataset.card!, words, facts as Facts)])],
  ['[data-spot="deck"]', (_, words) => words.text('help-tt-deck')],
  ['.discard summary', (_, words) => words.text('help-tt-discard')],
  ['#pane-players .points', (_, words) => words.text('help-tt-points')],
];
