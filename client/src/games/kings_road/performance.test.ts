import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Performance } from './performance.svelte';
import { scene } from './scene';

const STAGE = { king: 'a', players: [] };
const THREE = ['one', 'two', 'three'].map((key) => scene(STAGE, key, {}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('scenes follow each other, and the end is told', async () => {
  const performance = new Performance();
  const shown: (string | undefined)[] = [];
  const finished = performance.play(THREE, 'brisk');
  while (performance.scene) {
    shown.push(performance.scene.key);
    vi.runOnlyPendingTimers();
  }
  await finished;
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('skipping ends all of it at once', async () => {
  const performance = new Performance();
  const finished = performance.play(THREE, 'calm');
  performance.skip();
  await finished;
  expect(performance.scene).toBeNull();
});

test('what comes meanwhile is shown after it', async () => {
  const performance = new Performance();
  const both = Promise.all([performance.play(THREE, 'calm'), performance.play([scene(STAGE, 'four', {})], 'calm')]);
  vi.runAllTimers();
  await both;
  expect(performance.at).toBe(4);
});

test('instant shows nothing', async () => {
  const performance = new Performance();
  await performance.play(THREE, 'instant');
  expect(performance.scene).toBeNull();
});
