// Plays scenes one after the other, at the viewer's speed; may be skipped at any time.

import type { Scene } from './scene';

export type Speed = 'calm' | 'brisk' | 'instant';
const BEAT_MS: Record<Speed, number> = { calm: 1700, brisk: 650, instant: 0 };

export class Performance {
  scene = $state.raw<Scene | null>(null);
  at = $state(0); // from 1, while something is shown
  total = $state(0);
  ms = $state(0); // how long the scene stands

  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void)[] = [];

  // Kept when all of it has been shown, or skipped.
  play(scenes: readonly Scene[], speed: Speed): Promise<void> {
    if (speed === 'instant' || scenes.length === 0) return Promise.resolve();
    const finished = new Promise<void>((resolve) => this.#done.push(resolve));
    const isIdle = this.scene === null;
    if (isIdle) this.at = this.total = 0;
    this.#waiting.push(...scenes);
    this.total += scenes.length;
    if (isIdle) this.#next(speed);
    return finished;
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.scene = null;
    for (const done of this.#done.splice(0)) done();
  }

  #next(speed: Speed): void {
    const scene = this.#waiting.shift();
    if (!scene) return this.skip();
    this.scene = scene;
    this.at += 1;
    this.ms = BEAT_MS[speed] * scene.beats;
    this.#timer = setTimeout(() => this.#next(speed), this.ms);
  }
}
