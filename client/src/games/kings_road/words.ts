// Small turns of phrase of this game's page.

import type { KingsRoadFacts, KingsRoadView } from '../../lib/wire';
import type { Table, Words } from '../../lib/table';
import { standings, type Standing } from './ranks';
import type { Board } from './board';

export type KingsRoadTable = Table<KingsRoadView, KingsRoadFacts>;

// A name in at most two lines, broken at the blank nearest its middle.
export function inLines(name: string, longest: number): string[] {
  if (name.length <= longest || !name.includes(' ')) return [name];
  const blanks = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  const middle = name.length / 2;
  const at = blanks.reduce((best, next) => (Math.abs(next - middle) < Math.abs(best - middle) ? next : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

export function cardName(words: Words, card: string): string {
  return words.text(words.has(`card-${card}`) ? `card-${card}` : `region-${card}`);
}

// A region and all that stands there, as a sentence or two: what a screen reader says of it.
export function described(table: KingsRoadTable, board: Board, region: string, isLive = true): string {
  const { words, view, facts } = table;
  const number = facts.regions.find((one) => one.id === region)?.number ?? 0;
  const parts = [words.text('kr-region', { region, number, banner: (view.banners[region] ?? []).join(', ') })];
  if (board.king === region) parts.push(words.text('kr-king-here'));
  const here = standings(board, region);
  if (here.length === 0) parts.push(words.text('kr-nobody-here'));
  return [...parts, ...here.map((one) => stands(table, one, region, isLive))].join(' ');
}

// One player in a region: how many markers, a noble among them, tied or not, and what that would earn now.
export function stands(table: KingsRoadTable, { seat, count, isNoble, isTied }: Standing, region: string, isLive = true): string {
  const { words, view } = table;
  const parts = [words.text('kr-stands', { player: seat, count })];
  const points = isLive && view.choosing.length > 0 ? view.players[seat]?.earns[region] : undefined;
  if (isNoble) parts.push(words.text('kr-noble-too'));
  if (isTied) parts.push(words.text('kr-tied'));
  if (points !== undefined) parts.push(words.text('kr-would-earn', { points }));
  return `${parts.join(', ')}.`;
}

const VOWELS = 'aeiouyáéíóöőúüűäěůýаеёиоуыэюя';
const ONSETS = ['schl', 'sch', 'str', 'ch', 'st', 'sp', 'gy', 'ny', 'sz', 'zs', 'cs', 'tr', 'kr', 'pr', 'br', 'dr', 'gr', 'ст'];
const LONG = 9; // letters that fit a card

// A name whose long words may be broken between syllables: few browsers know where, in five languages.
export function softened(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? syllables(word) : word));
}

function syllables(word: string): string {
  const isVowel = (at: number) => VOWELS.includes(word[at]!.toLowerCase());
  let text = '';
  for (let at = 0; at < word.length; at += 1) {
    let from = at;
    while (from < word.length && !isVowel(from)) from += 1;
    const cluster = word.slice(at, from);
    const isBetween = at > 0 && isVowel(at - 1) && cluster && from < word.length;
    const onset = ONSETS.find((one) => cluster.endsWith(one)) ?? cluster.slice(-1);
    const cut = from - onset.length;
    if (isBetween && cut >= 3 && word.length - cut >= 3) {
      text += `${word.slice(at, cut)}\u00ad${onset}`;
      at = from - 1;
    } else text += word[at];
  }
  return text;
}
