// The proof of chance, recomputed in the browser from a finished record: nothing was stacked.
// Pages on a home network have no crypto.subtle, so SHA-256 comes from a small library.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { RevealedChoice } from './wire';

export interface Proof {
  isProven: boolean;
  isCommitted: boolean; // the secret is the one that was promised before the deal
  draws: number;
  right: number; // draws that follow from secret and entropies
  seals: number;
  opened: number; // choices that are the ones that were sealed
}

interface Entry {
  seat?: number;
  do?: string;
  chance?: string;
  city?: string;
  slot?: number;
  official?: string;
  secret?: string;
}

interface Header {
  game: string;
  players: string[];
  fair?: { scheme: number; commitment: string; entropy: string[] };
}

const COPIES = 3; // cards of each city
const text = new TextEncoder();

// The ids of a board's cities; a game without them has no deck.
export function citiesOf(facts: unknown): string[] {
  const { cities = [] } = (facts ?? {}) as { cities?: { id: string }[] };
  return cities.map((city) => city.id);
}

// `cities` are the ids on the board, three cards each; a game without a deck has none.
export function check(record: string, promised: string, cities: readonly string[], openings: readonly RevealedChoice[] = []): Proof {
  const [header, ...entries] = record.trim().split('\n').map((line) => JSON.parse(line) as Entry & Header) as [Header, ...Entry[]];
  const secret = unhex(entries.at(-1)?.secret ?? '');
  const isCommitted = hex(sha256(join(text.encode('postroad-fair-1'), secret))) === promised && header.fair?.commitment === promised;
  const { draws, right } = follow(header, entries, secret, cities);
  const opened = openings.filter(({ seal, nonce, choice }) => hex(sha256(text.encode(nonce + choice))) === seal).length;
  const isProven = isCommitted && right === draws && opened === openings.length;
  return { isProven, isCommitted, draws, right, seals: openings.length, opened };
}

// Walk through the record, keeping count of where every card lies, and compare each draw.
function follow(header: Header, entries: readonly Entry[], secret: Uint8Array, cities: readonly string[]): { draws: number; right: number } {
  const key = hmac(sha256, secret, entropies(header.fair?.entropy ?? []));
  const cards = new Cards(header.players.length, cities);
  let draws = 0;
  let right = 0;
  for (const entry of entries) {
    if (entry.chance === 'reshuffle') cards.reshuffle();
    const isDraw = entry.chance === 'refill' || entry.do === 'draw';
    if (isDraw && cards.deck.length) {
      if (cards.deck[drawn(key, 'draw', draws, cards.deck.length)] === entry.city) right += 1;
      draws += 1;
    }
    cards.move(entry);
  }
  return { draws, right };
}

class Cards {
  deck: string[];
  #discard: string[] = [];
  #display: (string | undefined)[] = [];
  #hands: string[][];
  #routes: string[][];

  constructor(players: number, cities: readonly string[]) {
    this.deck = cities.flatMap((city) => Array<string>(COPIES).fill(city)).sort();
    this.#hands = Array.from({ length: players }, () => []);
    this.#routes = Array.from({ length: players }, () => []);
  }

  reshuffle(): void {
    this.deck = this.#discard.splice(0).sort();
  }

  move(entry: Entry): void {
    const seat = entry.seat ?? 0;
    const city = entry.city ?? '';
    if (entry.chance === 'refill') this.#display[entry.slot!] = out(this.deck, city);
    else if (entry.do === 'draw') this.#hands[seat]!.push(out(this.deck, city));
    else if (entry.do === 'take') this.#hands[seat]!.push(this.#taken(entry.slot!));
    else if (entry.do === 'play') this.#routes[seat]!.push(out(this.#hands[seat]!, city));
    else if (entry.do === 'discard') this.#discard.push(out(this.#hands[seat]!, city));
    else if (entry.do === 'abandon' || entry.do === 'close') this.#discard.push(...this.#routes[seat]!.splice(0));
    else if (entry.do === 'call' && entry.official === 'administrator') {
      this.#discard.push(...this.#display.splice(0).filter((card) => card !== undefined));
    }
  }

  #taken(slot: number): string {
    const card = this.#display[slot]!;
    this.#display[slot] = undefined;
    return card;
  }
}

function out(from: string[], city: string): string {
  const at = from.indexOf(city);
  if (at >= 0) from.splice(at, 1);
  return city;
}

// Number i of the draws called `name`, out of n.
export function drawn(key: Uint8Array, name: string, i: number, n: number): number {
  const count = BigInt(n);
  const limit = 2n ** 64n - (2n ** 64n % count);
  for (let attempt = 0; ; attempt += 1) {
    const message = new Uint8Array(12);
    const numbers = new DataView(message.buffer);
    numbers.setBigUint64(0, BigInt(i));
    numbers.setUint32(8, attempt);
    const digest = hmac(sha256, key, join(text.encode(name), message));
    const x = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (x < limit) return Number(x % count);
  }
}

function entropies(hexes: readonly string[]): Uint8Array {
  return hexes.map(unhex).reduce((joined, next, at) => (at ? join(joined, Uint8Array.of(0), next) : next), new Uint8Array());
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
