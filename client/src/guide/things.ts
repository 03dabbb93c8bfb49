// What there is to say about a thing on the table, for whoever points at it, goes to it by keys or holds a finger on it.
// What a game has to say of its board stands in the game's own folder, hints.ts; the rest says it by its title or label.

import type { LiveTable } from '../lib/live_table.svelte';
import type { Words } from '../lib/table';

export interface Thing {
  readonly element: Element;
  readonly text: string;
}

// By selector, the first that fits the element or what it lies in; '' where it has a panel of its own.
export type Hints = readonly (readonly [string, (element: HTMLElement, words: Words, facts: unknown) => string])[];

const BOARDS = import.meta.glob<Hints>('../games/*/hints.ts', { eager: true, import: 'hints' });
const NAMED = '[title], [role="img"][aria-label], button[aria-label], [role="button"][aria-label]';
const GROUP = '.players > li, [data-group]'; // told as one, where the keyboard goes to all of it
const APART = '[data-guide], dialog, .log';

/** The word on what lies under the pointer or has the focus; null where there is none. */
export function thingAt(node: Element, table: LiveTable): Thing | null {
  if (node.closest(APART)) return null;
  for (const [selector, tell] of BOARDS[`../games/${table.info.slug.replaceAll('-', '_')}/hints.ts`] ?? []) {
    const element = node.closest<HTMLElement>(selector);
    if (element) return { element, text: tell(element, table.words, table.facts) };
  }
  if (node.matches(GROUP)) return { element: node, text: sentences([...node.querySelectorAll('[title]')].map(labelOf)) };
  const named = node.closest(NAMED);
  return named && { element: named, text: labelOf(named) };
}

export function labelOf(element: Element): string {
  return element.getAttribute('title') ?? element.getAttribute('aria-label') ?? element.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
}

export function sentences(parts: readonly string[]): string {
  return [...new Set(parts.filter(Boolean).map((part) => part.trim().replace(/\.$/, '')))].map((part) => `${part}.`).join(' ');
}
