import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pacing } from './pacing';

interface Change {
  name: string;
  isOwn: boolean;
}

let shown: string[];
let settled: number;
let pacing: Pacing<Change>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  settled = 0;
  pacing = new Pacing<Change>((change) => shown.push(change.name), () => 500, () => (settled += 1));
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows what others did one by one', () => {
  for (const name of ['a', 'b', 'c']) pacing.add({ name, isOwn: false });
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(settled).toBeGreaterThan(0);
});

it('shows what is one’s own at once, and never before what came earlier', () => {
  pacing.add({ name: 'mine', isOwn: true });
  pacing.add({ name: 'mine too', isOwn: true });
  expect(shown).toEqual(['mine', 'mine too']);
  pacing.add({ name: 'theirs', isOwn: false });
  pacing.add({ name: 'mine again', isOwn: true });
  expect(shown.at(-1)).toBe('theirs');
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe('mine again');
});

it('waits until a board has shown what it shows', async () => {
  let finish = (): void => {};
  pacing.add({ name: 'reveal', isOwn: true });
  pacing.hold(new Promise<void>((done) => (finish = done)));
  pacing.add({ name: 'next', isOwn: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual(['reveal']);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['reveal', 'next']);
});

it('shows all that waits when hurried, in order', () => {
  for (const name of ['a', 'b', 'c']) pacing.add({ name, isOwn: false });
  pacing.hurry();
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(pacing.isIdle).toBe(true);
});
