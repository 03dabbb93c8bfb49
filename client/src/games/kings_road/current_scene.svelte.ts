// The scene of a round card that each table shows now, for the panels around the board.

import { SvelteMap } from 'svelte/reactivity';
import type { Board } from './board';
import type { Scene } from './scene';

const scenes = new SvelteMap<string, Scene>();

export function setCurrentScene(table: string, scene: Scene | null): void {
  if (scene) scenes.set(table, scene);
  else scenes.delete(table);
}

export function currentBoard(table: string): Board | undefined {
  return scenes.get(table)?.board;
}

// How many of the last events the board has not told yet.
export function untoldEvents(table: string): number {
  return scenes.get(table)?.untold ?? 0;
}
