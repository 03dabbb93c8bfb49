import { describe, expect, it } from 'vitest';
import { followDraws as kingsRoad } from '../games/kings_road/draws';
import { followDraws as thurnTaxis } from '../games/thurn_taxis/draws';
import { FACTS } from '../games/thurn_taxis/sample';
import { shareCommitment } from './bytes';
import { check, type Claim, type Proof } from './fairness';
import type { Seen } from './witness';

const RECORDS = import.meta.glob<string>('../../../tests/records/*/*.jsonl', { query: '?raw', import: 'default', eager: true });
const FOLLOW = { 'thurn-taxis': thurnTaxis, 'kings-road': kingsRoad };
const NONE = { seals: 0, opened: 0, shown: 0, changed: 0, wrong: 0 };

interface Fair {
  scheme: number;
  commitment: string;
  table: string;
  shares: ({ commitment: string; share: string } | null)[];
}

function sealed(name: string): { record: string; claim: Claim; fair: Fair } {
  const record = RECORDS[`../../../tests/records/${name}.postroad.jsonl`]!;
  const { game, fair } = JSON.parse(record.split('\n')[0]!) as { game: keyof typeof FOLLOW; fair: Fair };
  return { record, fair, claim: { game, commitment: fair.commitment, facts: game === 'thurn-taxis' ? FACTS : {}, followDraws: FOLLOW[game] } };
}

// What a browser saw that sat at a seat from the waiting room on.
function seenFrom(seat: number, { commitment, shares }: Fair, more: Partial<Seen> = {}): Seen {
  const fixed = shares.map((one) => one?.commitment ?? null);
  return { at: 0, commitment, isEarly: true, shares: { [seat]: shares[seat]!.share }, fixed, isTaken: true, sealed: {}, revealed: '', choices: NONE, ...more };
}

function keys({ findings }: Proof): string[] {
  return findings.map((one) => one.key.replace('page-proof-', ''));
}

function wrong({ findings }: Proof): string[] {
  return findings.filter((one) => one.is === 'wrong').map((one) => one.key.replace('page-proof-', ''));
}

const SEALED = Object.keys(RECORDS).flatMap((path) => /records\/(.*-sealed)\.postroad\.jsonl$/.exec(path)?.[1] ?? []);
const PLAIN = 'thurn-taxis/cs-2-sealed';
const SHARED = 'thurn-taxis/shared-ss-sealed';

describe('the draws of a record', () => {
  it.each(SEALED)('are found right in %s, and more is not promised to who saw nothing', (name) => {
    const { record, claim } = sealed(name);
    const proof = check(record, claim);
    expect(proof.verdict).toBe('partly');
    expect(keys(proof)).toContain('unseen');
    if (claim.game !== 'thurn-taxis') return;
    const { right, draws } = proof.findings.find((one) => one.key === 'page-proof-draws')!.arguments!;
    expect(right).toBe(draws);
    expect(draws).toBeGreaterThan(20);
  });

  it('do not match after one changed card', () => {
    const { record, claim } = sealed(PLAIN);
    const lines = record.split('\n');
    const at = lines.findIndex((line) => line.includes('"chance":"refill"'));
    const city = /"city":"([a-z]+)"/.exec(lines[at]!)![1]!;
    lines[at] = lines[at]!.replace(city, city === 'ulm' ? 'linz' : 'ulm');
    expect(check(lines.join('\n'), claim).verdict).toBe('broken');
  });

  it('cannot be left out', () => {
    const { record, claim } = sealed(PLAIN);
    const without = record.split('\n').filter((line) => !line.includes('"chance"') && !line.includes('"do":"draw"'));
    expect(check(without.join('\n'), claim).verdict).toBe('broken');
  });

  it('are unchecked in a game that the page cannot follow', () => {
    const { record, claim } = sealed(PLAIN);
    const goofspiel = record.replace('"game":"thurn-taxis"', '"game":"goofspiel"');
    expect(check(goofspiel, { ...claim, game: 'goofspiel', facts: {}, followDraws: null }).verdict).toBe('unchecked');
  });

  it('prove nothing of another game, of an unknown board, of no record, or of an unknown scheme', () => {
    const { record, claim } = sealed(PLAIN);
    expect(check(record, { ...claim, game: 'kings-road', facts: {}, followDraws: kingsRoad }).verdict).toBe('broken');
    expect(check(record.replace('"game":"thurn-taxis"', '"game":"kings-road"'), claim).verdict).toBe('broken');
    expect(check(record, { ...claim, facts: {} }).verdict).toBe('broken');
    expect(check(record.replace('"scheme":1', '"scheme":3'), claim).verdict).toBe('broken');
    expect(check('{"no": "record"}', claim).verdict).toBe('broken');
    expect(check('', claim).verdict).toBe('broken');
  });
});

describe('what a player is told', () => {
  it('is that nobody could choose the cards, if the own share is in and the seal was seen before', () => {
    const { record, claim, fair } = sealed(SHARED);
    const proof = check(record, { ...claim, seen: seenFrom(1, fair) });
    expect([proof.verdict, keys(proof)]).toEqual(['proven', ['seen', 'own', 'draws']]);
  });

  it('is what is missing for who came late, or has no share', () => {
    const { record, claim, fair } = sealed(SHARED);
    const late = check(record, { ...claim, seen: seenFrom(0, fair, { isEarly: false }) });
    expect([late.verdict, keys(late)]).toEqual(['partly', ['unseen', 'own', 'draws']]);
    const plain = check(record, { ...claim, seen: seenFrom(0, fair, { shares: {}, fixed: null }) });
    expect([plain.verdict, keys(plain)]).toEqual(['partly', ['seen', 'own-none', 'draws']]);
  });

  it('is that a share was held back, which leaves a choice of two', () => {
    const { record, claim, fair } = sealed('thurn-taxis/shared-sws-sealed');
    const proof = check(record, { ...claim, seen: seenFrom(0, fair) });
    expect([proof.verdict, keys(proof)]).toEqual(['partly', ['seen', 'own', 'withheld', 'draws']]);
  });

  it('is that all rests on the server, if nobody added a share', () => {
    const { record, claim } = sealed('thurn-taxis/shared-nn-sealed');
    expect(keys(check(record, claim))).toEqual(['unseen', 'own-none', 'alone', 'draws']);
  });

  it('promises less of the older scheme', () => {
    const { record, claim, fair } = sealed(PLAIN);
    const seen = { ...seenFrom(0, { ...fair, shares: [{ commitment: '', share: '' }] }), fixed: null };
    expect(keys(check(record, { ...claim, seen }))).toEqual(['seen', 'older', 'draws']);
  });
});

describe('an operator who cheats is caught:', () => {
  it('another secret than the one that was promised', () => {
    const { record, claim, fair } = sealed(SHARED);
    const other = record.replace(/"secret":"(..)/, (_, two: string) => `"secret":"${two === '00' ? '01' : '00'}`);
    expect(wrong(check(other, { ...claim, seen: seenFrom(0, fair) }))).toContain('not-committed');
  });

  it('another secret with another seal, in a record that is right by itself', () => {
    const { record, claim, fair } = sealed(SHARED);
    expect(wrong(check(record, { ...claim, seen: seenFrom(0, fair, { commitment: '00'.repeat(32) }) }))).toEqual(['other-seal']);
  });

  it('our share left out although it was taken', () => {
    const { record, claim, fair } = sealed('thurn-taxis/shared-sws-sealed'); // the second is said to be withheld
    const seen = seenFrom(1, fair, { shares: { 1: 'ab'.repeat(32) } });
    expect(wrong(check(record, { ...claim, seen }))).toEqual(['own-dropped']);
    expect(wrong(check(record, { ...claim, seen: { ...seen, isTaken: false } }))).toEqual([]); // a broken line looks the same
  });

  it('a share of their own chosen after ours was known', () => {
    const { record, claim, fair } = sealed(SHARED);
    const before = shareCommitment(fair.table, 0, '00'.repeat(32)); // what the list said when we opened our share
    const seen = seenFrom(1, fair, { fixed: [before, fair.shares[1]!.commitment] });
    expect(wrong(check(record, { ...claim, seen }))).toEqual(['list']);
  });

  it('a share that is not the one that was fixed', () => {
    const { record, claim, fair } = sealed(SHARED);
    const other = record.replace(fair.shares[0]!.share, 'ff'.repeat(32));
    expect(wrong(check(other, { ...claim, seen: seenFrom(1, fair) }))).toContain('share');
  });

  it('a choice that was not the sealed one, or another seal than the one shown', () => {
    const { record, claim, fair } = sealed('kings-road/shared-ss-sealed');
    const choices = (some: Partial<Seen['choices']>) => ({ ...claim, seen: seenFrom(0, fair, { choices: { ...NONE, seals: 9, opened: 9, shown: 7, ...some } }) });
    expect(check(record, choices({ changed: 2 })).verdict).toBe('proven');
    expect(wrong(check(record, choices({ opened: 8 })))).toEqual(['seals']);
    expect(wrong(check(record, choices({ wrong: 1 })))).toEqual(['seals-wrong']);
  });
});
