import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scene } from './scene';
import { ScenePlayer } from './scene_player.svelte';

const BOARD = { king: 'a', players: [] };
const THREE = [scene('cards', BOARD), scene('region', BOARD, { region: 'a' }), scene('king', BOARD)];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('scenes follow each other, and the end is told', async () => {
  const player = new ScenePlayer();
  const shown: (string | undefined)[] = [];
  const finished = player.play(THREE, 'brisk');
  while (player.scene) {
    shown.push(player.scene.kind);
    vi.runOnlyPendingTimers();
  }
  await finished;
  expect(shown).toEqual(['cards', 'region', 'king']);
});

test('skipping ends all of it at once', async () => {
  const player = new ScenePlayer();
  const finished = player.play(THREE, 'calm');
  player.skip();
  await finished;
  expect(player.scene).toBeNull();
});

test('it goes on and back by hand, and past the end it is over', async () => {
  const player = new ScenePlayer();
  const finished = player.play(THREE, 'calm');
  player.move(1);
  expect(player.scene?.kind).toBe('region');
  player.move(-1);
  player.move(-1);
  expect(player.scene?.kind).toBe('cards');
  for (const _ of THREE) player.move(1);
  await finished;
  expect(player.scene).toBeNull();
});

test('paused, or while a rule is read, it stands until it is let go', () => {
  const player = new ScenePlayer();
  void player.play(THREE, 'calm');
  player.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(player.at).toBe(0);
  player.hold(true);
  player.pause(false);
  vi.advanceTimersByTime(60_000);
  expect(player.at).toBe(0);
  player.hold(false);
  vi.advanceTimersByTime(player.ms);
  expect(player.at).toBe(1);
});

test('it is shown again until the next one comes', () => {
  const player = new ScenePlayer();
  void player.play(THREE, 'calm');
  player.skip();
  player.again();
  expect(player.scene?.kind).toBe('cards');
  void player.play([THREE[2]!], 'calm');
  player.skip();
  player.again();
  expect(player.scene?.kind).toBe('king');
});

test('instant shows nothing by itself, but can be shown again', async () => {
  const player = new ScenePlayer();
  await player.play(THREE, 'instant');
  expect(player.scene).toBeNull();
  player.again();
  expect(player.scene?.kind).toBe('cards');
  expect(player.ms).toBeGreaterThan(0);
});
