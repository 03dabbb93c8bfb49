import { expect, test } from 'vitest';
import { inLines, softened } from './words';

test('a long name is broken at the blank nearest its middle', () => {
  expect(inLines("Zin Kai's Deep", 13)).toEqual(["Zin Kai's", 'Deep']);
  expect(inLines('Dark Tower', 13)).toEqual(['Dark Tower']);
  expect(inLines('Varázslótorony', 13)).toEqual(['Varázslótorony']);
});

test.each([
  ['Königsschloss', 'Königs'],
  ['Sárkánybarlang', 'Sárkány'],
  ['Drachenhöhle', 'Drachen'],
  ['Королевский', 'Королев'],
])('%s may be broken after %s', (name, head) => {
  const parts = softened(name).split('\u00ad');
  expect(parts.join('')).toBe(name);
  expect(parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('')).some((one) => one.startsWith(head))).toBe(true);
});

test('short words stay whole', () => {
  expect(softened('Wild Hills')).toBe('Wild Hills');
});
