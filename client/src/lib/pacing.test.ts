import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PACES, Pacing } from './pacing';

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
  pacing = new Pacing<Change>((change) => shown.push(change.name), () => ({ eachMs: 500, allMs: 60_000 }), () => (settled += 1));
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

it('takes its time for what others did, however long one’s own doing before it was shown', async () => {
  pacing = new Pacing<Change>((change) => shown.push(change.name), () => ({ eachMs: 500, allMs: 2000 }));
  let finish = (): void => {};
  pacing.add({ name: 'mine', isOwn: true });
  pacing.hold(new Promise<void>((done) => (finish = done)));
  await vi.advanceTimersByTimeAsync(5000);
  pacing.add({ name: 'mine too', isOwn: true });
  pacing.add({ name: 'theirs', isOwn: false });
  pacing.add({ name: 'and theirs', isOwn: false });
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe('theirs');
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.at(-1)).toBe('and theirs');
});

it('shows all that waits when hurried, in order', () => {
  for (const name of ['a', 'b', 'c']) pacing.add({ name, isOwn: false });
  pacing.hurry();
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(pacing.isIdle).toBe(true);
});

const SERVER = import.meta.glob<string>('../../../src/postroad/server/live/bot_seat.py', { query: '?raw', import: 'default', eager: true });
const LONGEST_TURN = 16; // actions: two cards taken, two played, a closing with five offices and five cards to give up
const MOST_MS = 6000;

// When three bots act whose turns are as long as can be: all at once, or as the server lets them at a pace.
function planned(pace: string): number[] {
  if (pace === 'instant') return Array<number>(3 * LONGEST_TURN).fill(0);
  const [source] = Object.values(SERVER);
  const [first, next, rest] = source!.match(new RegExp(`"${pace}": \\((\\d+), (\\d+), (\\d+)\\)`))!.slice(1).map(Number);
  const turn = Array.from({ length: LONGEST_TURN }, (_, at) => (at === 0 ? first! : at < 4 ? next! : rest!));
  let now = 0;
  return [...turn, ...turn, ...turn].map((wait) => (now += wait));
}

it.each(['instant', 'brisk', 'calm'])('shows the longest turns of three bots (%s) within six seconds at the normal pace', async (pace) => {
  let lastAt = 0;
  const begun = Date.now();
  const shown = new Pacing<Change>(
    () => {
      lastAt = Date.now();
      shown.hold(new Promise((done) => setTimeout(done, shown.lastsMs))); // every card flies
    },
    () => PACES.calm,
  );
  const times = planned(pace);
  for (const at of times) setTimeout(() => shown.add({ name: '', isOwn: false }), at);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown.isIdle).toBe(true);
  expect(lastAt - begun + shown.lastsMs).toBeLessThanOrEqual(MOST_MS);
  expect(lastAt - begun).toBeGreaterThan(MOST_MS / 2); // and not faster than can be followed
});
