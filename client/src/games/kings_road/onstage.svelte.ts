// What is being shown at each table while a reveal is told, for whoever stands around the board.

import { SvelteMap } from 'svelte/reactivity';
import type { Scene } from './scene';
import type { Stage } from './stage';

const scenes = new SvelteMap<string, Scene>();

export function showing(table: string, scene: Scene | null): void {
  if (scene) scenes.set(table, scene);
  else scenes.delete(table);
}

export function onStage(table: string): Stage | undefined {
  return scenes.get(table)?.stage;
}

// How many of the last events the board has not told yet.
export function untoldAt(table: string): number {
  return scenes.get(table)?.untold ?? 0;
}
