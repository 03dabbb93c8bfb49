// Checks the sealed chance of a finished record in the browser: the commitment, every draw, every sealed choice.
// Which card is drawn from which heap is the game's own knowledge (games/<slug>/draws.ts); what cannot be
// followed is never called proven. Pages on a home network have no crypto.subtle, so SHA-256 comes from a library.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { RevealedChoice } from './wire';

export interface RecordHeader {
  readonly game: string;
  readonly players: readonly string[];
  readonly fair?: { readonly scheme: number; readonly commitment: string; readonly entropy: readonly string[] };
}

export type RecordEntry = Readonly<Record<string, unknown>>;

export interface Draw {
  readonly heap: readonly string[]; // the cards it is drawn from, sorted
  readonly card: string; // the one that the record names
}

// A game's own part: all draws of a record in order. Throws where the record cannot be followed.
export type FollowDraws = (header: RecordHeader, entries: readonly RecordEntry[], facts: unknown) => Iterable<Draw>;

export interface Claim {
  readonly game: string; // whose record it should be
  readonly commitment: string; // published before the game
  readonly facts: unknown; // of the game's board
  readonly followDraws: FollowDraws | null; // null if the page does not know how this game draws
  readonly revealed?: readonly RevealedChoice[];
}

export interface Proof {
  readonly verdict: 'proven' | 'unchecked' | 'broken';
  readonly isCommitted: boolean; // the secret is the one that was promised before the game
  readonly draws: number;
  readonly right: number; // draws that follow from secret and entropies
  readonly seals: number;
  readonly opened: number; // choices that are the ones that were sealed
}

const SCHEME = 1;
const text = new TextEncoder();

export function check(record: string, claim: Claim): Proof {
  const revealed = claim.revealed ?? [];
  const opened = revealed.filter(({ seal, nonce, choice }) => hex(sha256(text.encode(nonce + choice))) === seal).length;
  const broken: Proof = { verdict: 'broken', isCommitted: false, draws: 0, right: 0, seals: revealed.length, opened };
  const lines = parsed(record);
  if (!lines) return broken;
  const { header, entries } = lines;
  const secret = unhex(String(entries.at(-1)?.secret ?? ''));
  const isCommitted = hex(sha256(join(text.encode('postroad-fair-1'), secret))) === claim.commitment && header.fair?.commitment === claim.commitment;
  const { draws, right, isFollowed } = counted(header, entries, secret, claim);
  const isRight = isCommitted && header.game === claim.game && header.fair?.scheme === SCHEME && isFollowed && right === draws && opened === revealed.length;
  const verdict = !isRight ? 'broken' : claim.followDraws ? 'proven' : 'unchecked';
  return { ...broken, verdict, isCommitted, draws, right };
}

function parsed(record: string): { header: RecordHeader; entries: RecordEntry[] } | null {
  try {
    const [header, ...entries] = record.trim().split('\n').map((line) => JSON.parse(line) as unknown) as [RecordHeader, ...RecordEntry[]];
    return Array.isArray(header.players) ? { header, entries } : null;
  } catch {
    return null;
  }
}

function counted(header: RecordHeader, entries: readonly RecordEntry[], secret: Uint8Array, claim: Claim): { draws: number; right: number; isFollowed: boolean } {
  const key = hmac(sha256, secret, entropies(header.fair?.entropy ?? []));
  let draws = 0;
  let right = 0;
  try {
    for (const { heap, card } of claim.followDraws?.(header, entries, claim.facts) ?? []) {
      if (heap.length > 0 && heap[drawn(key, 'draw', draws, heap.length)] === card) right += 1;
      draws += 1;
    }
    return { draws, right, isFollowed: true };
  } catch {
    return { draws, right, isFollowed: false };
  }
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
