// Checks the chance of a finished record in the browser, against what this browser saw before and during the game.
// Which card is drawn from which heap is the game's own knowledge (games/<slug>/draws.ts); what cannot be
// followed is never called proven, and what was not seen is said.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, digest, join, shareCommitment, unhex } from './bytes';
import type { Seen } from './witness';

interface Share {
  readonly commitment: string;
  readonly share: string; // '' where it was withheld
}

export interface RecordHeader {
  readonly game: string;
  readonly players: readonly string[];
  readonly fair?: {
    readonly scheme: number;
    readonly commitment: string;
    readonly entropy?: readonly string[]; // scheme 1
    readonly deal?: string;
    readonly table?: string; // scheme 2
    readonly shares?: readonly (Share | null)[];
  };
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
  readonly commitment: string; // as the server shows it now
  readonly facts: unknown; // of the game's board
  readonly followDraws: FollowDraws | null; // null if the page does not know how this game draws
  readonly seen?: Seen | null; // by this browser, before and during the game
}

// One thing that was looked at: right, not to be known here, or wrong.
export interface Finding {
  readonly is: 'right' | 'open' | 'wrong';
  readonly key: string; // of its sentence
  readonly arguments?: Readonly<Record<string, number>>;
}

export interface Proof {
  readonly verdict: 'proven' | 'partly' | 'unchecked' | 'broken';
  readonly findings: readonly Finding[];
}

const UNREADABLE: Proof = { verdict: 'broken', findings: [{ is: 'wrong', key: 'page-proof-unreadable' }] };

export function check(record: string, claim: Claim): Proof {
  const lines = parsed(record);
  if (!lines || lines.header.game !== claim.game || !lines.header.fair) return UNREADABLE;
  const { header, entries } = lines;
  const secret = unhex(String(entries.at(-1)?.secret ?? ''));
  const key = keyOf(header, secret);
  const drawn = key && draws(header, entries, key, claim);
  if (!drawn) return UNREADABLE;
  const findings = [...seals(header, secret, claim), ...shares(header, claim), ...drawn, ...choices(claim)];
  return { verdict: verdict(findings, claim), findings };
}

function verdict(findings: readonly Finding[], claim: Claim): Proof['verdict'] {
  if (findings.some((one) => one.is === 'wrong')) return 'broken';
  if (!claim.followDraws) return 'unchecked';
  return findings.some((one) => one.is === 'open') ? 'partly' : 'proven';
}

function parsed(record: string): { header: RecordHeader; entries: RecordEntry[] } | null {
  try {
    const [header, ...entries] = record.trim().split('\n').map((line) => JSON.parse(line) as unknown) as [RecordHeader, ...RecordEntry[]];
    return Array.isArray(header.players) ? { header, entries } : null;
  } catch {
    return null;
  }
}

// The seal of the secret: is it the one that was shown, and was that in time?
function seals(header: RecordHeader, secret: Uint8Array, { commitment, seen }: Claim): Finding[] {
  const { commitment: written, deal } = header.fair!;
  if (digest(bytesOf('postroad-fair-1'), secret) !== written || written !== commitment) return [{ is: 'wrong', key: 'page-proof-not-committed' }];
  if (seen && seen.commitment !== written) return [{ is: 'wrong', key: 'page-proof-other-seal' }];
  if (deal) return []; // everyone may know the cards of a fixed deal beforehand
  return seen?.isEarly ? [{ is: 'right', key: 'page-proof-seen' }] : [{ is: 'open', key: 'page-proof-unseen' }];
}

// The shares: is each the one that was fixed, is ours among them, and is the list the one that we saw?
function shares(header: RecordHeader, { seen }: Claim): Finding[] {
  const { scheme, shares: written, table, deal } = header.fair!;
  if (deal) return [];
  if (scheme === 1 || !written) return [{ is: 'open', key: 'page-proof-older' }];
  const isFixed = written.every((one, seat) => !one?.share || shareCommitment(table ?? '', seat, one.share) === one.commitment);
  if (!isFixed) return [{ is: 'wrong', key: 'page-proof-share' }];
  const fixed = seen?.fixed;
  if (fixed && (fixed.length !== written.length || fixed.some((one, seat) => one !== (written[seat]?.commitment ?? null)))) {
    return [{ is: 'wrong', key: 'page-proof-list' }];
  }
  const own = ownShare(written, seen ?? null);
  const count = written.filter((one) => one && !one.share).length;
  const isAlone = !written.some((one) => one?.share);
  return [own, ...(isAlone ? [{ is: 'open', key: 'page-proof-alone' } as const] : []), ...(count ? [{ is: 'open', key: 'page-proof-withheld', arguments: { count } } as const] : [])];
}

function ownShare(written: readonly (Share | null)[], seen: Seen | null): Finding {
  const own = Object.entries(seen?.fixed ? seen.shares : {}).filter(([seat]) => seen!.fixed![Number(seat)]);
  if (!own.length) return { is: 'open', key: 'page-proof-own-none' };
  if (own.every(([seat, share]) => written[Number(seat)]?.share === share)) return { is: 'right', key: 'page-proof-own' };
  return seen!.isTaken ? { is: 'wrong', key: 'page-proof-own-dropped' } : { is: 'open', key: 'page-proof-own-late' };
}

function draws(header: RecordHeader, entries: readonly RecordEntry[], key: Uint8Array, claim: Claim): Finding[] | null {
  let count = 0;
  let right = 0;
  try {
    for (const { heap, card } of claim.followDraws?.(header, entries, claim.facts) ?? []) {
      if (heap.length > 0 && heap[drawn(key, 'draw', count, heap.length)] === card) right += 1;
      count += 1;
    }
  } catch {
    return null;
  }
  return count ? [{ is: right === count ? 'right' : 'wrong', key: 'page-proof-draws', arguments: { right, draws: count } }] : [];
}

function choices({ seen }: Claim): Finding[] {
  if (!seen?.choices.seals) return [];
  const { seals, opened, shown, changed, wrong } = seen.choices;
  return [
    { is: opened === seals ? 'right' : 'wrong', key: 'page-proof-seals', arguments: { right: opened, seals } },
    { is: 'right', key: 'page-proof-seals-shown', arguments: { shown } },
    ...(changed ? [{ is: 'right', key: 'page-proof-seals-changed', arguments: { count: changed } } as const] : []),
    ...(wrong ? [{ is: 'wrong', key: 'page-proof-seals-wrong', arguments: { count: wrong } } as const] : []),
  ];
}

function keyOf({ fair }: RecordHeader, secret: Uint8Array): Uint8Array | null {
  if (fair?.scheme === 1) {
    const parts = (fair.entropy ?? []).map(unhex);
    return hmac(sha256, secret, join(...parts.flatMap((part, at) => (at ? [Uint8Array.of(0), part] : [part]))));
  }
  if (fair?.scheme !== 2) return null;
  const added = (fair.shares ?? []).flatMap((one, seat) => (one?.share ? [Uint8Array.of(seat), unhex(one.share)] : []));
  return hmac(sha256, secret, join(bytesOf('postroad-fair-2'), bytesOf(fair.table ?? ''), ...added));
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
    const answer = hmac(sha256, key, join(bytesOf(name), message));
    const x = new DataView(answer.buffer, answer.byteOffset).getBigUint64(0);
    if (x < limit) return Number(x % count);
  }
}
