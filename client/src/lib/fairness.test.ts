import { describe, expect, it } from 'vitest';
import BOARD from '../../../src/postroad/i18n/en/thurn_taxis.ftl?raw';
import { check } from './fairness';

const RECORDS = import.meta.glob<string>('../../../tests/records/*/*.jsonl', { query: '?raw', import: 'default', eager: true });
const CITIES = [...BOARD.matchAll(/^city-([a-z]+) =/gm)].map((found) => found[1]!);

function sealed(name: string): { record: string; promised: string } {
  const record = RECORDS[`../../../tests/records/${name}.postroad.jsonl`]!;
  const header = JSON.parse(record.split('\n')[0]!) as { fair: { commitment: string } };
  return { record, promised: header.fair.commitment };
}

describe('the proof of chance', () => {
  it.each(['cs-2-sealed', 'hu-4-sealed', 'random-3-sealed'])('finds every draw of %s right', (name) => {
    const { record, promised } = sealed(`thurn-taxis/${name}`);
    const proof = check(record, promised, CITIES);
    expect(proof).toMatchObject({ isProven: true, isCommitted: true });
    expect(proof.draws).toBeGreaterThan(40);
    expect(proof.right).toBe(proof.draws);
  });

  it('finds one changed card', () => {
    const { record, promised } = sealed('thurn-taxis/cs-2-sealed');
    const lines = record.split('\n');
    const at = lines.findIndex((line) => line.includes('"chance":"refill"'));
    const city = /"city":"([a-z]+)"/.exec(lines[at]!)![1]!;
    lines[at] = lines[at]!.replace(city, city === 'ulm' ? 'linz' : 'ulm');
    expect(check(lines.join('\n'), promised, CITIES).isProven).toBe(false);
  });

  it('finds another secret than the promised one', () => {
    const { record, promised } = sealed('thurn-taxis/cs-2-sealed');
    const other = record.replace(/"secret":"(..)/, (_, two: string) => `"secret":"${two === '00' ? '01' : '00'}`);
    expect(check(other, promised, CITIES)).toMatchObject({ isProven: false, isCommitted: false });
  });

  it('proves the promise of a game without draws, and finds a choice that was not the sealed one', () => {
    const { record, promised } = sealed('kings-road/plain-3-sealed');
    expect(check(record, promised, [])).toMatchObject({ isProven: true, draws: 0 });
    const opening = { round: 1, seat: 0, seal: '00', nonce: 'ab', choice: 'witch' };
    expect(check(record, promised, [], [opening])).toMatchObject({ isProven: false, seals: 1, opened: 0 });
  });
});
