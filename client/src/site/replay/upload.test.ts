import { expect, test } from 'vitest';
import type { Words } from '../../lib/table';
import { explained } from './upload';

const KNOWN = ['refusal-record-wrong', 'kings-road-refusal-knight-not-last', 'refusal-too-large', 'replay-unreached'];
const words: Words = {
  language: 'en',
  has: (key) => KNOWN.includes(key),
  text: (key, args = {}) => `${key} ${Object.entries(args).map(([name, value]) => `${name}=${value}`).join(' ')}`.trim(),
};

const GAMES = [{ slug: 'kings-road', rule_ids: ['KR-10', 'KR-11'] }];

test('a wrong line is named, with its reason and its rule', () => {
  const fault = explained({ key: 'record-wrong', rule: '', legal: [], arguments: { line: 12, rule: 'KR-11', why: 'kings-road-refusal-knight-not-last' } }, words, GAMES);
  expect(fault).toEqual({ head: 'refusal-record-wrong line=12', why: 'kings-road-refusal-knight-not-last', rule: 'KR-11', game: 'kings-road' });
});

test('any other refusal is told as it is', () => {
  expect(explained({ key: 'too-large', rule: '', legal: [], arguments: { most: 5 } }, words, GAMES).head).toBe('refusal-too-large most=5');
});

test('an answer that nobody knows is not shown as a key', () => {
  expect(explained({ key: 'strange', rule: '', legal: [], arguments: {} }, words, GAMES).head).toBe('replay-unreached');
});
