import { expect, test } from 'vitest';
import { letters } from './marks';

test('a seat bears the first letter of its name', () => {
  expect(letters(['Ada', 'Bo', 'Čeněk'])).toEqual(['A', 'B', 'Č']);
});

test('names that begin alike are told apart by their numbers, or by their next letters', () => {
  expect(letters(['Ada', 'Jakob 1', 'Jakob 2'])).toEqual(['A', '1', '2']);
  expect(letters(['Anna', 'Alma', 'Ada'])).toEqual(['A', 'L', 'D']);
});

test('nobody is without a letter, and no two have the same', () => {
  for (const names of [['', '', ''], ['aa', 'aa', 'aa', 'aa'], ['Ю', 'Ю', '…', '2', '2']]) {
    const found = letters(names);
    expect(new Set(found).size).toBe(names.length);
    expect(found.every((letter) => [...letter].length === 1)).toBe(true);
  }
});
