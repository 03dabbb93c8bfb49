import { expect, test } from 'vitest';
import { nextOf } from './solved';

const line = (id: string, game = 'g') => ({ id, game, grade: 1, players: 2 });
const ALL = [line('a'), line('b'), line('x', 'h'), line('c')];

test('the next puzzle is of the same game, and one that was not solved', () => {
  expect(nextOf(ALL, line('a'), new Set())).toBe('b');
  expect(nextOf(ALL, line('b'), new Set())).toBe('c');
  expect(nextOf(ALL, line('a'), new Set(['b']))).toBe('c');
});

test('after the last one the first, and after all of them any other', () => {
  expect(nextOf(ALL, line('c'), new Set())).toBe('a');
  expect(nextOf(ALL, line('a'), new Set(['a', 'b', 'c']))).toBe('b');
  expect(nextOf(ALL, line('x', 'h'), new Set())).toBe('x');
});
