// What this browser saw of a table: the seal of the secret, the sealed shares of the chance, the seals of secret
// choices. It is kept in the browser, because the server that may cheat cannot be asked about it later.

import { bytesOf, digest, hex, shareCommitment } from './bytes';
import type { Now, OpenShare, RevealedChoice, SealedShare } from './wire';

export interface ChoiceTally {
  readonly seals: number; // choices that were revealed while this page looked on
  readonly opened: number; // that are the ones that their seals were made of
  readonly shown: number; // whose seal had been shown here before
  readonly changed: number; // made anew, in the open, after their seal was last shown here
  readonly wrong: number; // revealed with another seal than the one shown here, though nobody chose anew
}

export interface Seen {
  readonly at: number;
  readonly commitment: string; // of the secret, as it was first shown here
  readonly isEarly: boolean; // and that was before the shares were fixed
  readonly shares: Readonly<Record<number, string>>; // own ones, by seat
  readonly fixed: readonly (string | null)[] | null; // the commitments to shares, before any of ours was opened
  readonly isTaken: boolean; // the server has acknowledged our shares
  readonly sealed: Readonly<Record<number, { seal: string; seq: number }>>; // shown, and not revealed yet
  readonly revealed: string; // the last reveal that was counted
  readonly choices: ChoiceTally;
}

const PREFIX = 'postroad-seen-';
const MOST = 60; // tables that are remembered
const SHARE_BYTES = 32;
const NONE: ChoiceTally = { seals: 0, opened: 0, shown: 0, changed: 0, wrong: 0 };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class Witness {
  #own: Seen | null = null; // where nothing can be kept, as long as the page is open

  constructor(
    readonly table: string,
    private shelf: Shelf | null = ownShelf(),
    private clock: () => number = Date.now,
  ) {}

  // Read anew each time: another tab of this browser may have added to it.
  get seen(): Seen | null {
    try {
      const text = this.shelf?.getItem(PREFIX + this.table);
      return text ? (JSON.parse(text) as Seen) : this.#own;
    } catch {
      return this.#own;
    }
  }

  see(now: Now): void {
    const { commitment, shares } = now.room.fairness;
    const before = this.seen ?? first(commitment, now.room.status === 'waiting' && !shares, this.clock());
    this.#keep(before, followed(before, now));
  }

  // New shares for these seats, as `ready` sends them: their commitments alone.
  seal(seats: readonly number[]): SealedShare[] {
    const before = this.seen;
    if (!before) return [];
    const shares = Object.fromEntries(seats.map((seat) => [seat, hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)))]));
    this.#keep(before, { ...before, shares, fixed: null, isTaken: false });
    return seats.map((seat) => ({ seat, commitment: shareCommitment(this.table, seat, shares[seat]!) }));
  }

  // The shares that are to be opened now. Not before the list with our own commitments is known and kept, and only
  // to whoever still shows the seal that was shown first.
  open(now: Now): OpenShare[] {
    const before = this.seen;
    const { commitment, shares: listed } = now.room.fairness;
    if (!before || now.room.status !== 'waiting' || !listed || before.isTaken || commitment !== before.commitment) return [];
    const list = listed.map((one) => one?.commitment ?? null);
    if (before.fixed && !same(before.fixed, list)) return [];
    const open = now.mine.flatMap((seat) => {
      const share = before.shares[seat];
      return share && list[seat] === shareCommitment(this.table, seat, share) ? [{ seat, share }] : [];
    });
    if (open.length) this.#keep(before, { ...before, fixed: list });
    return open;
  }

  taken(): void {
    const before = this.seen;
    if (before) this.#keep(before, { ...before, isTaken: true });
  }

  #keep(before: Seen, after: Seen): void {
    this.#own = after;
    if (!this.shelf || (before === after && this.shelf.getItem(PREFIX + this.table))) return;
    try {
      this.shelf.setItem(PREFIX + this.table, JSON.stringify(after));
      forgetOldest(this.shelf);
    } catch {
      // No room, or not allowed: it is kept as long as the page is open.
    }
  }
}

function first(commitment: string, isEarly: boolean, at: number): Seen {
  return { at, commitment, isEarly, shares: {}, fixed: null, isTaken: false, sealed: {}, revealed: '', choices: NONE };
}

function followed(before: Seen, now: Now): Seen {
  const revealed = now.openings.map((one) => one.seal).join();
  const isNew = revealed !== '' && revealed !== before.revealed;
  const choices = isNew ? now.openings.reduce((tally, one) => counted(tally, one, before, now), before.choices) : before.choices;
  const sealed: Record<number, { seal: string; seq: number }> = {};
  now.room.seats.forEach(({ seal }, seat) => {
    if (seal) sealed[seat] = before.sealed[seat]?.seal === seal ? before.sealed[seat] : { seal, seq: now.seq };
  });
  const isSame = !isNew && JSON.stringify(sealed) === JSON.stringify(before.sealed);
  return isSame ? before : { ...before, choices, sealed, revealed: isNew ? revealed : before.revealed };
}

function counted(tally: ChoiceTally, one: RevealedChoice, before: Seen, now: Now): ChoiceTally {
  const isOpened = digest(bytesOf(one.nonce + one.choice)) === one.seal;
  const kept = before.sealed[one.seat];
  const isShown = kept?.seal === one.seal;
  const since = kept ? now.lines.filter((line) => line.seq > kept.seq) : [];
  const knowsAll = kept !== undefined && since.length === now.seq - kept.seq; // else a page that was away has missed lines
  const isAnew = since.some((line) => line.seat === one.seat && line.kind === 'act') || since.some((line) => line.kind === 'undo');
  return {
    seals: tally.seals + 1,
    opened: tally.opened + Number(isOpened),
    shown: tally.shown + Number(isShown),
    changed: tally.changed + Number(knowsAll && !isShown && isAnew),
    wrong: tally.wrong + Number(knowsAll && !isShown && !isAnew),
  };
}

function same(one: readonly (string | null)[], other: readonly (string | null)[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

function forgetOldest(shelf: Shelf): void {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MOST) return;
  const ages = keys.map((key) => ({ key, at: (JSON.parse(shelf.getItem(key) ?? '{}') as Partial<Seen>).at ?? 0 }));
  for (const { key } of ages.sort((one, other) => one.at - other.at).slice(0, keys.length - MOST)) shelf.removeItem(key);
}

function ownShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
