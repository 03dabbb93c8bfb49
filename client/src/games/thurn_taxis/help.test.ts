import { expect, test } from 'vitest';
import { help } from './help';
import type { PostTable } from './types';

// A table as its own player sees it: only what a line of help looks at, with keys for words.
function table(view: object, own: object = {}, isReplay = false): PostTable {
  const player = { route: ['ulm'], hand_size: 1, ...own };
  const seen = { seat: 0, turn: 0, round: 3, phase: 'take', must_call: false, legal: [], players: [player, player], ...view };
  return { view: seen, isReplay, words: { text: (key: string) => key } } as unknown as PostTable;
}

const PLAY = { do: 'play', city: 'augsburg', end: 'right' };

test.each([
  ['the very first turn', { round: 0 }, { route: [], hand_size: 0 }, 'help-tt-first'],
  ['a card is to be taken', {}, {}, 'help-tt-take'],
  ['nothing in hand and no route', {}, { route: [], hand_size: 0 }, 'help-tt-take-empty'],
  ['the Postmaster must come', { phase: 'taken', must_call: true }, {}, 'help-tt-must-call'],
  ['a second card', { phase: 'take-second' }, {}, 'help-tt-second'],
  ['a route begins', { phase: 'taken', legal: [PLAY] }, { route: [] }, 'help-tt-start'],
  ['a card fits', { phase: 'taken', legal: [PLAY] }, {}, 'help-tt-play'],
  ['no card fits', { phase: 'taken' }, {}, 'help-tt-stuck'],
  ['the Postal Carrier was called', { phase: 'play-second' }, {}, 'help-tt-play-second'],
  ['three cities', { phase: 'played', legal: [{ do: 'close', way: 'each' }] }, { route: ['a', 'b', 'c'] }, 'help-tt-may-close'],
  ['two cities, and a second card could be played', { phase: 'played', legal: [{ do: 'call', official: 'carrier' }] }, { route: ['a', 'b'] }, 'help-tt-short'],
  ['two cities, and nobody helps any more', { phase: 'played' }, { route: ['a', 'b'] }, 'help-tt-end'],
  ['offices are placed', { phase: 'place' }, {}, 'help-tt-closing'],
  ['cards are discarded', { phase: 'discard' }, {}, 'help-tt-closing'],
  ['all is done', { phase: 'closed' }, {}, 'help-tt-end'],
  ["another's turn", { turn: 1 }, {}, 'help-tt-wait'],
  ['the game is over', { phase: 'over' }, {}, ''],
  ['someone watches', { seat: null }, {}, ''],
])('%s', (_, view, own, line) => {
  expect(help(table(view, own))).toBe(line);
});

test('a replay is not helped', () => {
  expect(help(table({}, {}, true))).toBe('');
});
