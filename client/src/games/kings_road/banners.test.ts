import { expect, test } from 'vitest';
import { changedBanners, fields } from './banners';

const FACTS = { regions: [{ id: 'a', number: 1, name: 'A', banner: [5, 4, 2], source: 'rulebook' }], extra_roads: [] as [string, string][] };

test('another banner is asked for, beside the other options', () => {
  expect(changedBanners({ hereditary_nobles: true }, FACTS, 'a', ['9', '1', '', ''])).toEqual({ hereditary_nobles: true, banners: { a: [9, 1] } });
});

test('the printed banner is no option', () => {
  expect(changedBanners({ banners: { a: [9] } }, FACTS, 'a', ['5', '4', '2', ''])).toEqual({});
});

test('what is no number goes to the server as it was typed', () => {
  expect(changedBanners({}, FACTS, 'a', ['x', '', '1', ''])).toEqual({ banners: { a: ['x', '', 1] } });
});

test('a short banner leaves its last fields empty', () => {
  expect(fields([3, 2])).toEqual(['3', '2', '', '']);
});
