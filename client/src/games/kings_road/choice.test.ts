import { expect, test } from 'vitest';
import { action, declined, inserted, isComplete, NOTHING, slots, toggled, type Draft } from './choice';

const MENU = { count: 3, cards: ['a', 'b', 'c', 'd', 'knight', 'witch'], alone: ['witch'], last: ['knight'] };

function chosen(...cards: string[]): Draft {
  return cards.reduce<Draft>((draft, card) => toggled(draft, card, MENU).draft, NOTHING);
}

test('cards fill the slots in the order in which they are named', () => {
  expect(chosen('b', 'a', 'c').cards).toEqual(['b', 'a', 'c']);
  expect(isComplete(chosen('b', 'a'), MENU)).toBe(false);
  expect(isComplete(chosen('b', 'a', 'c'), MENU)).toBe(true);
});

test('naming a card again takes it back', () => {
  expect(chosen('b', 'a', 'b').cards).toEqual(['a']);
});

test('the card that goes last goes there by itself, with a word why', () => {
  const change = toggled(chosen('a'), 'knight', MENU);
  expect(change.note).toBe('kr-note-last');
  expect(slots(change.draft, MENU)).toEqual(['a', null, 'knight']);
  expect(toggled(change.draft, 'b', MENU).draft.cards).toEqual(['a', 'b', 'knight']);
});

test('the card that goes alone sends the others back, with a word why', () => {
  const change = toggled(chosen('a', 'b'), 'witch', MENU);
  expect(change).toEqual({ draft: { cards: ['witch'], decline: false }, note: 'kr-note-alone' });
  expect(isComplete(change.draft, MENU)).toBe(true);
  expect(toggled(change.draft, 'a', MENU)).toEqual({ draft: { cards: ['a'], decline: false }, note: 'kr-note-not-alone' });
});

test('a full choice takes no more cards, and says so', () => {
  const full = chosen('a', 'b', 'c');
  expect(toggled(full, 'd', MENU)).toEqual({ draft: full, note: 'kr-note-full' });
});

test('a card moves to the slot where it is dropped', () => {
  expect(inserted(chosen('a', 'b', 'c'), 'c', 0, MENU).draft.cards).toEqual(['c', 'a', 'b']);
  expect(inserted(chosen('a', 'knight'), 'knight', 0, MENU).draft.cards).toEqual(['a', 'knight']);
});

test('only the card that goes last can be declined, and no longer once it is taken back', () => {
  const draft = declined(chosen('a', 'b', 'knight'), true, MENU);
  expect(action(draft)).toEqual({ do: 'choose', cards: ['a', 'b', 'knight'], decline: true });
  expect(toggled(draft, 'knight', MENU).draft.decline).toBe(false);
  expect(declined(chosen('a'), true, MENU).decline).toBe(false);
});

test('with no card to choose, nothing is already complete', () => {
  expect(isComplete(NOTHING, { count: 0, cards: [], alone: [], last: [] })).toBe(true);
});
