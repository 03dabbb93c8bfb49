import { describe, expect, it } from 'vitest';
import { followDraws as kingsRoad } from '../games/kings_road/draws';
import { followDraws as thurnTaxis } from '../games/thurn_taxis/draws';
import { FACTS } from '../games/thurn_taxis/sample';
import { check, type Claim } from './fairness';

const RECORDS = import.meta.glob<string>('../../../tests/records/*/*.jsonl', { query: '?raw', import: 'default', eager: true });
const FOLLOW = { 'thurn-taxis': thurnTaxis, 'kings-road': kingsRoad };

function sealed(name: string): { record: string; claim: Claim } {
  const record = RECORDS[`../../../tests/records/${name}.postroad.jsonl`]!;
  const { game, fair } = JSON.parse(record.split('\n')[0]!) as { game: keyof typeof FOLLOW; fair: { commitment: string } };
  return { record, claim: { game, commitment: fair.commitment, facts: game === 'thurn-taxis' ? FACTS : {}, followDraws: FOLLOW[game] } };
}

const SEALED = Object.keys(RECORDS).flatMap((path) => /records\/(.*-sealed)\.postroad\.jsonl$/.exec(path)?.[1] ?? []);

describe('the proof of chance', () => {
  it.each(SEALED)('finds every draw of %s right', (name) => {
    const { record, claim } = sealed(name);
    const proof = check(record, claim);
    expect(proof).toMatchObject({ verdict: 'proven', isCommitted: true });
    expect(proof.right).toBe(proof.draws);
    if (claim.game === 'thurn-taxis') expect(proof.draws).toBeGreaterThan(20);
  });

  it('finds one changed card', () => {
    const { record, claim } = sealed('thurn-taxis/cs-2-sealed');
    const lines = record.split('\n');
    const at = lines.findIndex((line) => line.includes('"chance":"refill"'));
    const city = /"city":"([a-z]+)"/.exec(lines[at]!)![1]!;
    lines[at] = lines[at]!.replace(city, city === 'ulm' ? 'linz' : 'ulm');
    expect(check(lines.join('\n'), claim).verdict).toBe('broken');
  });

  it('finds draws that were left out', () => {
    const { record, claim } = sealed('thurn-taxis/cs-2-sealed');
    const without = record.split('\n').filter((line) => !line.includes('"chance"') && !line.includes('"do":"draw"'));
    expect(check(without.join('\n'), claim).verdict).toBe('broken');
  });

  it('finds another secret than the promised one', () => {
    const { record, claim } = sealed('thurn-taxis/cs-2-sealed');
    const other = record.replace(/"secret":"(..)/, (_, two: string) => `"secret":"${two === '00' ? '01' : '00'}`);
    expect(check(other, claim)).toMatchObject({ verdict: 'broken', isCommitted: false });
  });

  it('finds a choice that was not the sealed one', () => {
    const { record, claim } = sealed('kings-road/plain-3-sealed');
    const revealed = [{ round: 1, seat: 0, seal: '00', nonce: 'ab', choice: 'witch' }];
    expect(check(record, { ...claim, revealed })).toMatchObject({ verdict: 'broken', seals: 1, opened: 0 });
  });

  it('proves nothing of a game whose draws it cannot follow', () => {
    const { record, claim } = sealed('thurn-taxis/cs-2-sealed');
    const goofspiel = record.replace('"game":"thurn-taxis"', '"game":"goofspiel"');
    const unknown = { ...claim, game: 'goofspiel', facts: {}, followDraws: null };
    expect(check(goofspiel, unknown)).toMatchObject({ verdict: 'unchecked', isCommitted: true, draws: 0 });
  });

  it('proves nothing of a record of another game', () => {
    const { record, claim } = sealed('thurn-taxis/cs-2-sealed');
    expect(check(record, { ...claim, game: 'kings-road', facts: {}, followDraws: kingsRoad }).verdict).toBe('broken');
    expect(check(record.replace('"game":"thurn-taxis"', '"game":"kings-road"'), claim).verdict).toBe('broken');
  });

  it('proves nothing of a board that it does not know, nor of something that is no record', () => {
    const { record, claim } = sealed('thurn-taxis/cs-2-sealed');
    expect(check(record, { ...claim, facts: {} }).verdict).toBe('broken');
    expect(check('{"no": "record"}', claim).verdict).toBe('broken');
    expect(check('', claim).verdict).toBe('broken');
  });
});
