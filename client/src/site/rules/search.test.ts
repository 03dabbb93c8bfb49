import { expect, test } from 'vitest';
import type { BookParagraph, Rulebook } from '../../lib/wire';
import { chosen } from './editions';
import { search } from './search';

const EMPTY: BookParagraph = { id: '', title: '', text: '', rules: [], switch: '', variants: [], items: [], table: null, picture: null, examples: [] };
const ABANDON: BookParagraph = {
  ...EMPTY, id: 'play-abandon', switch: 'abandon',
  variants: [
    { value: 'free', editions: ['ru', 'cs'], text: 'whenever you like' },
    { value: 'stuck', editions: ['hu'], text: 'only when nothing fits' },
  ],
};
const BOOK: Rulebook = {
  game: 'thurn-taxis', language: 'en', edition: 'ru', labels: {},
  chapters: [{
    id: 'bonus', title: 'Bonus tiles',
    paragraphs: [
      { ...EMPTY, id: 'bonus-tiles', table: { head: ['Bonus', 'Points'], rows: [['Würzburg', '3, 2, 1']] }, rules: ['TT-33'] },
      { ...ABANDON, title: 'Giving up' },
    ],
  }],
};

test('a word is found whatever its case and accents, in tables too', () => {
  expect(search(BOOK, {}, 'wurzburg').map((hit) => hit.id)).toEqual(['bonus-tiles']);
});

test('all words must be there, and what only another edition says is found', () => {
  expect(search(BOOK, {}, 'nothing fits').map((hit) => hit.id)).toEqual(['play-abandon']);
  expect(search(BOOK, {}, 'nothing fits here')).toEqual([]);
});

test('a rule is found by its id and by its text', () => {
  expect(search(BOOK, { 'TT-33': 'Length bonus' }, 'tt-33').map((hit) => hit.id)).toEqual(['bonus-tiles', 'TT-33']);
  expect(search(BOOK, { 'TT-33': 'Length bonus' }, 'LENGTH').map((hit) => hit.id)).toEqual(['TT-33']);
});

test('one letter finds nothing', () => {
  expect(search(BOOK, {}, 'w')).toEqual([]);
});

test('the text of the edition holds, or of the switches that a table has mixed', () => {
  expect(chosen(ABANDON, { edition: 'cs', switches: {} }).value).toBe('free');
  expect(chosen(ABANDON, { edition: 'hu', switches: {} }).value).toBe('stuck');
  expect(chosen(ABANDON, { edition: 'custom', switches: { abandon: 'stuck' } }).value).toBe('stuck');
});
