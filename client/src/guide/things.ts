// What there is to say about a thing on the table, for whoever points at it, goes to it by keys or holds a finger on it.

import type { Table, Words } from '../lib/table';

export interface Thing {
  readonly element: Element;
  readonly text: string;
}

interface Post {
  readonly roads: readonly (readonly [string, string])[];
}

type Told = (element: HTMLElement, words: Words, facts: unknown) => string;

// The first that fits the element or what it lies in.
const TOLD: readonly (readonly [string, Told])[] = [
  ['.tt .stack', (stack, words) => sentences([labelOf(stack), words.text(`help-${stackKind(stack)}`)])],
  ['.tt [data-card]', (card, words, facts) => sentences([wordsIn(card), roads(card.dataset.card!, words, facts as Post)])],
  ['.tt [data-spot="deck"]', (_, words) => words.text('help-tt-deck')],
  ['.tt .discard summary', (_, words) => words.text('help-tt-discard')],
  ['.kings-road .track, .kings-road .track svg', (track, words) => sentences([labelOf(track), words.text('help-kr-track')])],
  ['.kings-road .hand [data-card]', (card, words) => (words.has(`card-${card.dataset.card}-help`) ? card.title : words.text('help-kr-card', { region: card.dataset.card }))],
  ['#pane-players .points', (points, words) => words.text(points.closest('li')?.querySelector('.tt') ? 'help-tt-points' : 'help-kr-points')],
];
const NAMED = '[title], [role="img"][aria-label], button[aria-label], [role="button"][aria-label]';
const GROUP = '.players > li, .tt .ladder'; // told as one where the keyboard goes to all of it
const PANELLED = '.kings-road [data-region]'; // has a panel of its own
const APART = '[data-guide], dialog, .log';

/** The word on what lies under the pointer or has the focus, '' where it has a panel of its own; null where there is none. */
export function thingAt(node: Element, table: Table): Thing | null {
  if (node.closest(APART)) return null;
  const panelled = node.closest(PANELLED);
  if (panelled) return { element: panelled, text: '' };
  for (const [selector, tell] of TOLD) {
    const element = node.closest<HTMLElement>(selector);
    const text = element && tell(element, table.words, table.facts);
    if (element && text) return { element, text };
  }
  const named = node.closest<HTMLElement>(NAMED);
  if (named) return { element: named, text: labelOf(named) };
  const group = node.matches(GROUP) ? node : null;
  const all = group && sentences([...group.querySelectorAll<HTMLElement>('[title]')].map((one) => one.title));
  return group && all ? { element: group, text: all } : null;
}

function labelOf(element: Element): string {
  const own = element.getAttribute('title') ?? element.getAttribute('aria-label');
  return own ?? element.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
}

function wordsIn(card: Element): string {
  return card.querySelector('.unseen')?.textContent?.trim() || labelOf(card);
}

function roads(city: string, words: Words, facts: Post): string {
  const others = facts.roads.filter((road) => road.includes(city)).map(([one, other]) => words.text(`city-${one === city ? other : one}`));
  return words.text('tt-city-roads', { cities: others.join(', ') });
}

function stackKind(stack: HTMLElement): string {
  const id = stack.dataset.stack ?? '';
  if (id.startsWith('length-')) return 'tt-stack-length';
  return { 'all-provinces': 'tt-stack-all', 'game-end': 'tt-stack-end' }[id] ?? 'tt-stack-province';
}

function sentences(parts: readonly string[]): string {
  return [...new Set(parts.filter(Boolean).map((part) => part.trim().replace(/\.$/, '')))].map((part) => `${part}.`).join(' ');
}
