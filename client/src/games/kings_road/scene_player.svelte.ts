// Plays the scenes of a round card at the viewer's speed: on, back, paused, skipped, and shown again until the next one.

import type { Scene } from './scene';
import { schedule, type Speed } from './schedule';

export class ScenePlayer {
  scenes = $state.raw<readonly Scene[]>([]); // the last that were played
  at = $state(-1); // which one is shown; -1 for none
  isPaused = $state(false);
  ms = $state(0); // how long it stands

  #isHeld = false; // someone reads a rule
  #plan: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | undefined;

  get scene(): Scene | null {
    return this.scenes[this.at] ?? null;
  }

  // Kept when all of it has been shown, or skipped.
  play(scenes: readonly Scene[], speed: Speed): Promise<void> {
    this.load(scenes, speed);
    if (speed === 'instant' || scenes.length === 0) return Promise.resolve();
    const finished = new Promise<void>((resolve) => (this.#done = resolve));
    this.#show(0);
    return finished;
  }

  // To be looked at, but not by itself.
  load(scenes: readonly Scene[], speed: Speed): void {
    this.skip();
    this.scenes = scenes;
    this.#plan = schedule(scenes, speed === 'instant' ? 'calm' : speed);
  }

  again(): void {
    this.#show(0);
  }

  // The next scene, or the one before: at rest, which is where a replay stands, from the first one on.
  move(way: 1 | -1): void {
    const next = Math.max(0, this.at) + way;
    if (next >= this.scenes.length) return this.skip();
    if (this.at < 0) this.isPaused = true;
    this.#show(Math.max(0, next));
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (this.at < 0 && !isPaused) this.#show(0);
    else this.#run();
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#run();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.at = -1;
    this.isPaused = false;
    this.#done?.();
    this.#done = undefined;
  }

  #show(at: number): void {
    this.at = at;
    this.ms = this.#plan[at] ?? 0;
    this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (this.at < 0 || this.isPaused || this.#isHeld) return;
    this.#timer = setTimeout(() => (this.at + 1 < this.scenes.length ? this.#show(this.at + 1) : this.skip()), this.ms);
  }
}
