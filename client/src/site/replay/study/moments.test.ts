import { expect, test } from 'vitest';
import { course, frameBefore, signed } from './moments';

const frames = [{ line: 1 }, { line: 8 }, { line: 12 }, { line: 20 }];

test('a decision is looked at where the table stands before it', () => {
  expect(frameBefore(frames, 8)).toBe(0);
  expect(frameBefore(frames, 12)).toBe(1);
  expect(frameBefore(frames, 19)).toBe(2); // its own frame shows nothing and was left out
});

test('the course ends with the result once that is known', () => {
  const moments = [{ chances: [0.5, 0.5], luck: [0, 0], decisions: [{ line: 8 }] }] as never;
  expect(course(moments, frames, null)).toEqual([{ at: 0, chances: [0.5, 0.5] }]);
  expect(course(moments, frames, [1, 0]).at(-1)).toEqual({ at: 3, chances: [1, 0] });
});

test('changes have signs', () => {
  expect([0.071, -0.2, 0.001].map(signed)).toEqual(['+7', '−20', '0']);
});
