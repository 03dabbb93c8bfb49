import { expect, test } from 'vitest';
import { bundleOf, LANGUAGES, Speaker } from '../../lib/words.svelte';
import { bars, classes, range } from './figures';

test('bars are drawn against the largest', () => {
  expect(bars(['a', 'b'], [1, 4]).map((bar) => bar.share)).toEqual([0.25, 1]);
  expect(bars(['a'], [0])[0]!.share).toBe(0);
});

const FILES = import.meta.glob<string>('../../../../src/postroad/i18n/*/page_replay.ftl', { query: '?raw', import: 'default', eager: true });

test('points are counted in classes of five, below zero too', () => {
  const count = (label: string, count: number) => ({ label, count });
  const found = classes([count('-3', 1), count('40', 2), count('44', 3), count('45', 1)]);
  expect(found.map(({ from, to, count }) => [from, to, count])).toEqual([[-5, -1, 1], [40, 44, 5], [45, 49, 1]]);
});

test('a class is named in every language so that a minus cannot be taken for a dash', () => {
  const said = Object.keys(LANGUAGES).map((language) => {
    const bundle = bundleOf(language, Object.entries(FILES).find(([path]) => path.includes(`/${language}/`))![1]);
    const words = new Speaker(() => bundle);
    expect(range({ from: 40, to: 44, count: 1 }, words)).toBe('40–44');
    return range({ from: -5, to: -1, count: 1 }, words);
  });
  expect(said).toEqual(['−5 to −1', '−5 bis −1', 'от −5 до −1', '−5 és −1 között', '−5 až −1']);
});
