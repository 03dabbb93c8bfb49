import { beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, digest, shareCommitment } from './bytes';
import { Witness } from './witness';
import type { Line, Now, RevealedChoice, SeatShare } from './wire';

const TABLE = 'k7xq2m9rwd4tzfhb';
const SEAL = '8c'.repeat(32);

class Shelf {
  kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, text: string) => void this.kept.set(key, text);
  removeItem = (key: string) => void this.kept.delete(key);
}

let shelf: Shelf;
beforeEach(() => (shelf = new Shelf()));

interface Some {
  status?: string;
  commitment?: string;
  shares?: (SeatShare | null)[] | null;
  seals?: string[];
  openings?: RevealedChoice[];
  seq?: number;
  lines?: Partial<Line>[];
}

function now({ status = 'waiting', commitment = SEAL, shares = null, seals = ['', ''], openings = [], seq = 1, lines = [] }: Some): Now {
  const room = { status, fairness: { commitment, shares }, seats: seals.map((seal) => ({ seal })) };
  return { t: 'now', table: TABLE, seq, mine: [0], room, lines, openings } as unknown as Now;
}

function witness(): Witness {
  return new Witness(TABLE, shelf, () => 1);
}

function listed(mine: string, other = shareCommitment(TABLE, 1, '00')): SeatShare[] {
  return [mine, other].map((commitment) => ({ commitment, share: '' }));
}

describe('a share', () => {
  it('is opened only once the list with its commitment is known, and to nobody who shows another seal', () => {
    const one = witness();
    one.see(now({}));
    const { commitment } = one.seal([0])[0]!;
    expect(one.open(now({}))).toEqual([]);
    expect(one.open(now({ shares: listed('ff') }))).toEqual([]);
    expect(one.open(now({ shares: listed(commitment), commitment: 'ff' }))).toEqual([]);
    const open = one.open(now({ shares: listed(commitment) }))[0]!;
    expect(shareCommitment(TABLE, open.seat, open.share)).toBe(commitment);
  });

  it('is never opened to a second list', () => {
    const one = witness();
    one.see(now({}));
    const { commitment } = one.seal([0])[0]!;
    expect(one.open(now({ shares: listed(commitment) }))).toHaveLength(1);
    expect(one.open(now({ shares: listed(commitment) }))).toHaveLength(1); // the line broke: once more
    expect(one.open(now({ shares: listed(commitment, 'ee') }))).toEqual([]);
    expect(one.seen?.fixed).toEqual([commitment, shareCommitment(TABLE, 1, '00')]);
  });

  it('outlives the page, and is not sent again once it was taken', () => {
    const one = witness();
    one.see(now({}));
    const { commitment } = one.seal([0])[0]!;
    const again = witness();
    expect(again.open(now({ shares: listed(commitment) }))).toHaveLength(1);
    again.taken();
    expect(again.open(now({ shares: listed(commitment) }))).toEqual([]);
    expect(again.seen?.isTaken).toBe(true);
  });

  it('is new each time', () => {
    const one = witness();
    one.see(now({}));
    expect(one.seal([0])).not.toEqual(one.seal([0]));
    expect(one.seal([0, 1]).map((each) => each.seat)).toEqual([0, 1]);
  });
});

describe('the seal of the secret', () => {
  it('is kept as it was first shown', () => {
    witness().see(now({}));
    witness().see(now({ status: 'playing', commitment: 'ff'.repeat(32) }));
    expect(witness().seen).toMatchObject({ commitment: SEAL, isEarly: true });
  });

  it('does not count as seen before the game by who came later', () => {
    witness().see(now({ status: 'playing' }));
    expect(witness().seen).toMatchObject({ isEarly: false });
  });

  it('is kept without a shelf as long as the page is open', () => {
    const one = new Witness(TABLE, null, () => 1);
    one.see(now({}));
    expect(one.seen?.commitment).toBe(SEAL);
  });

  it('is forgotten for the oldest of many tables', () => {
    for (let at = 0; at < 70; at += 1) new Witness(`table${at}`, shelf, () => at).see(now({}));
    expect(shelf.length).toBe(60);
    expect(new Witness('table9', shelf).seen).toBe(null);
    expect(new Witness('table10', shelf).seen).not.toBe(null);
  });
});

describe('secret choices', () => {
  function choice(seat: number, text: string): RevealedChoice {
    return { round: 0, seat, seal: digest(bytesOf('nonce' + text)), nonce: 'nonce', choice: text };
  }
  const first = choice(1, 'choose dark-tower');
  const other = choice(1, 'choose witch');

  function after(...moments: Some[]): unknown {
    const one = witness();
    for (const moment of moments) one.see(now({ status: 'playing', ...moment }));
    return one.seen?.choices;
  }

  it('are right if they are revealed with the seal that was shown', () => {
    expect(after({ seq: 5, seals: ['', first.seal] }, { seq: 6, openings: [first], lines: [{ seq: 6, seat: 0, kind: 'act' }] })).toMatchObject({ seals: 1, opened: 1, shown: 1, changed: 0, wrong: 0 });
  });

  it('are wrong if the seal is another one and nobody chose anew', () => {
    expect(after({ seq: 5, seals: ['', first.seal] }, { seq: 6, openings: [other], lines: [{ seq: 6, seat: 0, kind: 'act' }] })).toMatchObject({ seals: 1, opened: 1, shown: 0, wrong: 1 });
  });

  it('are called changed if they were made anew since', () => {
    const lines = [{ seq: 6, seat: 1, kind: 'act' }, { seq: 7, seat: 0, kind: 'act' }];
    expect(after({ seq: 5, seals: ['', first.seal] }, { seq: 7, openings: [other], lines })).toMatchObject({ changed: 1, wrong: 0 });
  });

  it('accuse nobody where the page was away', () => {
    expect(after({ seq: 5, seals: ['', first.seal] }, { seq: 9, openings: [other], lines: [] })).toMatchObject({ seals: 1, shown: 0, changed: 0, wrong: 0 });
  });

  it('are not opened by a text that does not give their seal', () => {
    expect(after({ seq: 5, seals: ['', first.seal] }, { seq: 6, openings: [{ ...first, choice: 'choose witch' }] })).toMatchObject({ seals: 1, opened: 0 });
  });

  it('are counted once, however often they are told', () => {
    expect(after({ seq: 6, openings: [first] }, { seq: 6, openings: [first] }, { seq: 7, openings: [first] })).toMatchObject({ seals: 1 });
  });
});
