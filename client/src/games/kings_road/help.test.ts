import { expect, test } from 'vitest';
import { help } from './help';
import type { KingsRoadTable } from './words';

// A table as its own player sees it: only what a line of help looks at, with keys for words.
function table(view: object, own: object = {}, isReplay = false): KingsRoadTable {
  const player = { score: 5, has_chosen: false };
  const seen = { seat: 0, round: 4, choosing: [0, 1], menu: { count: 3 }, is_second: false, players: [{ ...player, ...own }, player], ...view };
  return { view: seen, isReplay, words: { text: (key: string) => key } } as unknown as KingsRoadTable;
}

test.each([
  ['the first round', { round: 0 }, {}, 'help-kr-first'],
  ['a later round', {}, {}, 'help-kr-choose'],
  ['someone comes near 40', {}, { score: 30 }, 'help-kr-near-end'],
  ['two markers are left', { menu: { count: 2 } }, {}, 'help-kr-few'],
  ['the Witch chooses again', { is_second: true }, {}, 'help-kr-again'],
  ['one has chosen', {}, { has_chosen: true }, 'help-kr-chosen'],
  ['only the others choose', { menu: null }, {}, 'help-kr-wait'],
  ['nobody chooses', { choosing: [] }, {}, ''],
  ['someone watches', { seat: null }, {}, ''],
])('%s', (_, view, own, line) => {
  expect(help(table(view, own))).toBe(line);
});

test('a replay is not helped', () => {
  expect(help(table({}, {}, true))).toBe('');
});
