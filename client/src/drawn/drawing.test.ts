import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import kingsRoadBoard from '../../../src/postroad/games/kings_road/board.toml?raw';
import kingsRoadBook from '../../../src/postroad/games/kings_road/rulebook.toml?raw';
import thurnTaxisBoard from '../../../src/postroad/games/thurn_taxis/board.toml?raw';
import thurnTaxisBook from '../../../src/postroad/games/thurn_taxis/rulebook.toml?raw';
import { factsOf as kingsRoadFacts } from '../games/kings_road/rulebook/facts';
import KingsRoadPicture from '../games/kings_road/rulebook/Picture.svelte';
import { factsOf as thurnTaxisFacts } from '../games/thurn_taxis/rulebook/facts';
import ThurnTaxisPicture from '../games/thurn_taxis/rulebook/Picture.svelte';
import type { Words } from '../lib/table';
import type { BookPicture } from '../lib/wire';
import { drawing } from './drawing';

interface Book {
  pictures: Record<string, BookPicture['data']>;
  examples: Record<string, { picture: BookPicture['data'] }>;
}

const words: Words = { language: 'en', text: (key) => key, has: () => true };
const GAMES = {
  'thurn-taxis': { Picture: ThurnTaxisPicture, board: thurnTaxisBoard, book: thurnTaxisBook, facts: (file: never) => thurnTaxisFacts(file) },
  'kings-road': { Picture: KingsRoadPicture, board: kingsRoadBoard, book: kingsRoadBook, facts: (file: never) => kingsRoadFacts(file) },
};

function picturesOf(game: keyof typeof GAMES): Record<string, BookPicture['data']> {
  const { pictures, examples } = parse(GAMES[game].book) as unknown as Book;
  return { ...pictures, ...Object.fromEntries(Object.entries(examples).map(([id, one]) => [`example-${id}`, one.picture])) };
}

function drawn(game: keyof typeof GAMES, id: string, board: string): string {
  const { Picture, facts } = GAMES[game];
  const picture = { id, caption: '', data: picturesOf(game)[id]! };
  return drawing(Picture, { picture, facts: facts(parse(board) as never), words, labels: {} }, '');
}

test.each(['thurn-taxis', 'kings-road'] as const)('%s: every picture is a drawing that needs nothing else', (game) => {
  for (const id of Object.keys(picturesOf(game))) {
    const svg = drawn(game, id, GAMES[game].board);
    expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="[\d.]+" height="[\d.]+"[^]*<\/svg>$/);
    expect(svg, id).not.toMatch(/<script|href=|<!--|NaN/);
  }
}, 60_000);

test.each([
  ['thurn-taxis', '7 = 10', '7 = 11', ['carriages', 'example-cartwright']],
  ['thurn-taxis', 'length-5     = [2, 1]', 'length-5     = [9, 1]', ['tiles', 'example-length']],
  ['thurn-taxis', 'stuttgart   = ["ulm", "wuerzburg"]', 'stuttgart   = ["wuerzburg"]', ['example-each']],
    ['kings-road', 'banner = [5, 4, 2, 1]', 'banner = [5, 3, 2, 1]', ['board', 'round', 'example-places']],
  ['kings-road', 'number = 5', 'number = 9', ['hand', 'example-places']],
  ['kings-road', 'extra = [["temple-ruins", "zin-kais-deep"]]', 'extra = []', ['board', 'example-extra-road']],
] as const)('%s: %s becomes %s, and so do the pictures', (game, from, to, ids) => {
  const { board } = GAMES[game];
  expect(board).toContain(from);
  for (const id of ids) {
    expect(drawn(game, id, board.replace(from, to)) === drawn(game, id, board), id).toBe(false);
  }
}, 60_000);
