// The step of a reveal that each table shows now, for the panels around the board.

import { SvelteMap } from 'svelte/reactivity';
import type { Step } from './step';
import type { Board } from './board';

const steps = new SvelteMap<string, Step>();

export function setCurrentStep(table: string, step: Step | null): void {
  if (step) steps.set(table, step);
  else steps.delete(table);
}

export function currentBoard(table: string): Board | undefined {
  return steps.get(table)?.board;
}

// How many of the last events the board has not told yet.
export function untoldEvents(table: string): number {
  return steps.get(table)?.untold ?? 0;
}
