// What is being shown at each table while a reveal is told, for whoever stands around the board.

import { SvelteMap } from 'svelte/reactivity';
import type { Stage } from './stage';

const stages = new SvelteMap<string, Stage>();

export function showing(table: string, stage: Stage | null): void {
  if (stage) stages.set(table, stage);
  else stages.delete(table);
}

export function onStage(table: string): Stage | undefined {
  return stages.get(table);
}
