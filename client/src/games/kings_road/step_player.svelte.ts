// Plays the steps of a reveal at the viewer's speed; can be skipped at any time.

import type { Step } from './step';

export type Speed = 'calm' | 'brisk' | 'instant';
const BEAT_MS: Record<Speed, number> = { calm: 1700, brisk: 650, instant: 0 };

export class StepPlayer {
  step = $state.raw<Step | null>(null);
  at = $state(0); // from 1, while something is shown
  total = $state(0);
  ms = $state(0); // how long the step stands

  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void)[] = [];

  // Kept when all of it has been shown, or skipped.
  play(steps: readonly Step[], speed: Speed): Promise<void> {
    if (speed === 'instant' || steps.length === 0) return Promise.resolve();
    const finished = new Promise<void>((resolve) => this.#done.push(resolve));
    const isIdle = this.step === null;
    if (isIdle) this.at = this.total = 0;
    this.#waiting.push(...steps);
    this.total += steps.length;
    if (isIdle) this.#next(speed);
    return finished;
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.step = null;
    for (const done of this.#done.splice(0)) done();
  }

  #next(speed: Speed): void {
    const step = this.#waiting.shift();
    if (!step) return this.skip();
    this.step = step;
    this.at += 1;
    this.ms = BEAT_MS[speed] * step.beats;
    this.#timer = setTimeout(() => this.#next(speed), this.ms);
  }
}
