// Waits until the table shows what an action led to: the next action answers the next question.

import type { PostTable } from './types';

const LONGEST_MS = 10_000; // then the connection is broken, and the frame says so

export function waitForChange(table: PostTable, seq: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.now.seq > seq) end();
      });
    });
    const timer = setTimeout(end, LONGEST_MS);
    function end(): void {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve();
    }
  });
}
