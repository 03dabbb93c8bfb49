// Which card a key means: the regions by the numbers on the map, the special cards by letter.

import type { KingsRoadFacts } from '../../lib/wire';

const LETTERS: Record<string, string> = { '9': 'knight', k: 'knight', '0': 'dragon', d: 'dragon', w: 'witch' };

export function cardOfKey(key: string, facts: KingsRoadFacts): string | null {
  const region = facts.regions.find((one) => String(one.number) === key);
  return region?.id ?? LETTERS[key.toLowerCase()] ?? null;
}

export function keyOfCard(card: string, facts: KingsRoadFacts): string {
  const region = facts.regions.find((one) => one.id === card);
  return region ? String(region.number) : ({ knight: 'K', dragon: 'D', witch: 'W' }[card] ?? '');
}

// Cards in the order of their keys: regions by number, then the special ones.
export function byKey(cards: readonly string[], facts: KingsRoadFacts): string[] {
  const rank = (card: string) => facts.regions.find((one) => one.id === card)?.number ?? 100 + cards.indexOf(card);
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

// Whether a key press belongs to something else: a field, a dialog, a shortcut of the browser.
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog], [contenteditable]') !== null;
}
