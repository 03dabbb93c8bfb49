import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepPlayer } from './step_player.svelte';
import { step } from './step';

const BOARD = { king: 'a', players: [] };
const THREE = ['one', 'two', 'three'].map((key) => step(BOARD, key, {}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('steps follow each other, and the end is told', async () => {
  const stepPlayer = new StepPlayer();
  const shown: (string | undefined)[] = [];
  const finished = stepPlayer.play(THREE, 'brisk');
  while (stepPlayer.step) {
    shown.push(stepPlayer.step.key);
    vi.runOnlyPendingTimers();
  }
  await finished;
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('skipping ends all of it at once', async () => {
  const stepPlayer = new StepPlayer();
  const finished = stepPlayer.play(THREE, 'calm');
  stepPlayer.skip();
  await finished;
  expect(stepPlayer.step).toBeNull();
});

test('what comes meanwhile is shown after it', async () => {
  const stepPlayer = new StepPlayer();
  const both = Promise.all([stepPlayer.play(THREE, 'calm'), stepPlayer.play([step(BOARD, 'four', {})], 'calm')]);
  vi.runAllTimers();
  await both;
  expect(stepPlayer.at).toBe(4);
});

test('instant shows nothing', async () => {
  const stepPlayer = new StepPlayer();
  await stepPlayer.play(THREE, 'instant');
  expect(stepPlayer.step).toBeNull();
});
