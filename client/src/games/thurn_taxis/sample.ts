// For tests: the board's own facts and names, read from the files that the server reads them from.

import board from '../../../../src/postroad/games/thurn_taxis/board.toml?raw';
import type { Names } from './chart';
import type { Facts, Player, View } from './types';

const CATALOGUES = import.meta.glob<string>('../../../../src/postroad/i18n/*/thurn_taxis.ftl', {
  query: '?raw', import: 'default', eager: true,
});

type Value = number[] | string[] | number | { name: string; lat: number; lon: number };

/** One section of the file: keys and values; enough of the format for this file. */
function section<V extends Value>(name: string): Record<string, V> {
  const body = board.split(`\n[${name}]\n`)[1]!.split(/\n\[\w+\]\n/)[0]!;
  const lines = body.split('\n').map((line) => /^([\w-]+)\s*=\s*([^#]+)/.exec(line)).filter((found) => found !== null);
  return Object.fromEntries(lines.map(([, key, value]) => [key!, JSON.parse(value!.replace(/(\w+) = /g, '"$1": ')) as V]));
}

const stacks = section<number[]>('bonus');
const provinces = section<string[]>('provinces');
const of = (stack: string) => stack.split('-').filter((part) => part in provinces);

export const FACTS: Facts = {
  cities: Object.entries(section<{ name: string; lat: number; lon: number }>('cities')).map(([id, city]) => ({ id, ...city })),
  provinces,
  roads: Object.entries(section<string[]>('roads')).flatMap(([a, others]) => others.map((b): [string, string] => [a, b])),
  stacks,
  stack_provinces: Object.fromEntries(Object.keys(stacks).filter((id) => of(id).length).map((id) => [id, of(id)])),
  carriages: section<number>('carriages'),
};

/** The names that the catalogue of a language gives. */
export function names(language: string): Names {
  const text = Object.entries(CATALOGUES).find(([path]) => path.includes(`/${language}/`))![1];
  const found = new Map([...text.matchAll(/^((?:city|province)-\w+) = (.+)$/gm)].map((match) => [match[1]!, match[2]!]));
  return { city: (id) => found.get(`city-${id}`)!, province: (id) => found.get(`province-${id}`)! };
}

const PLAYER: Player = {
  hand: [], hand_size: 0, known: [], drawn: [], old: 0, route: [], offices: [], supply: 20, carriage: 0, tiles: [], points: -20,
};

/** A view with one's own player as given, and someone else's. */
export function view(own: Partial<Player> = {}, changes: Partial<View> = {}): View {
  return {
    seat: 0, switches: { all_provinces: 9, abandon: 'free', postmaster: 'empty' }, first: 0, round: 3, turn: 0,
    phase: 'play', has_official: true, must_call: false, closing_each: false, pending: [], choices: [],
    display: ['ulm', 'linz', 'ulm', null, 'basel', 'lodz'], deck_size: 30, pool: [], discard: [], stacks: FACTS.stacks,
    players: [{ ...PLAYER, ...own }, { ...PLAYER, hand: null, points: null }], legal: [], barred: [], ...changes,
  };
}
