// A choice in the making, from the menu that the server sends. What is put where is only arranged here:
// the menu says how many cards, which go alone and which go last; the server judges the choice.

import type { KingsRoadChoose, KingsRoadMenu } from '../../lib/wire';

export interface Draft {
  cards: readonly string[];
  decline: boolean;
}

export interface Change {
  draft: Draft;
  note: string; // a key that says why something went where it did; '' if it needs no word
}

export const NOTHING: Draft = { cards: [], decline: false };

export function draftOf(choice: KingsRoadChoose | null): Draft {
  return choice ? { cards: choice.cards, decline: choice.decline } : NOTHING;
}

// Put a card in, or take it out again.
export function toggled(draft: Draft, card: string, menu: KingsRoadMenu): Change {
  if (draft.cards.includes(card)) return { draft: tidy(draft.cards.filter((other) => other !== card), draft.decline, menu), note: '' };
  return inserted(draft, card, draft.cards.length, menu);
}

// Put a card at a place; one that is already in moves there.
export function inserted(draft: Draft, card: string, place: number, menu: KingsRoadMenu): Change {
  if (!menu.cards.includes(card)) return { draft, note: '' };
  if (menu.alone.includes(card)) return { draft: { cards: [card], decline: false }, note: 'kr-note-alone' };
  const others = draft.cards.filter((other) => other !== card);
  const isLonely = others.some((other) => menu.alone.includes(other));
  if (isLonely) return { draft: tidy([card], draft.decline, menu), note: 'kr-note-not-alone' };
  if (others.length >= menu.count) return { draft, note: 'kr-note-full' };
  const cards = [...others.slice(0, place), card, ...others.slice(place)];
  const sorted = tidy(cards, draft.decline, menu);
  return { draft: sorted, note: menu.last.includes(card) && menu.count > 1 ? 'kr-note-last' : '' };
}

function tidy(cards: readonly string[], decline: boolean, menu: KingsRoadMenu): Draft {
  const last = cards.filter((card) => menu.last.includes(card));
  const first = cards.filter((card) => !menu.last.includes(card));
  return { cards: [...first, ...last], decline: decline && last.length > 0 };
}

// The same cards with those that are no region's first, so that one stands right before the card that goes last.
export function righted(draft: Draft, menu: KingsRoadMenu, isRegion: (card: string) => boolean): Draft | null {
  const others = draft.cards.filter((card) => !menu.last.includes(card));
  if (!others.some(isRegion)) return null;
  const cards = [...others.filter((card) => !isRegion(card)), ...others.filter(isRegion), ...draft.cards.filter((card) => menu.last.includes(card))];
  return { cards, decline: draft.decline };
}

export function declined(draft: Draft, isDeclined: boolean, menu: KingsRoadMenu): Draft {
  return tidy(draft.cards, isDeclined, menu);
}

export function mayDecline(draft: Draft, menu: KingsRoadMenu): boolean {
  return draft.cards.some((card) => menu.last.includes(card));
}

export function isComplete(draft: Draft, menu: KingsRoadMenu): boolean {
  return draft.cards.length === menu.count || draft.cards.some((card) => menu.alone.includes(card));
}

export function isSame(draft: Draft, choice: KingsRoadChoose | null): boolean {
  return choice !== null && choice.decline === draft.decline && choice.cards.join() === draft.cards.join();
}

export function action(draft: Draft): { do: 'choose'; cards: string[]; decline: boolean } {
  return { do: 'choose', cards: [...draft.cards], decline: draft.decline };
}

// What stands in each slot: cards from the left, one that goes last in the last slot from the start.
export function slots(draft: Draft, menu: KingsRoadMenu): (string | null)[] {
  const found: (string | null)[] = Array.from({ length: menu.count }, (_, slot) => draft.cards[slot] ?? null);
  const last = draft.cards.at(-1);
  if (last !== undefined && menu.last.includes(last) && draft.cards.length < menu.count) {
    found[draft.cards.length - 1] = null;
    found[menu.count - 1] = last;
  }
  return found;
}
