// A replay being looked at: which frame, through whose eyes, whether it plays by itself.

import { clamp, moved, telling, type TurnOf, type Unit } from './moments';
import type { Speed } from '../../lib/preferences.svelte';
import type { Event, Replay, ReplayStep } from '../../lib/wire';

const PAUSE_MS: Record<Speed, number> = { calm: 1600, brisk: 700, instant: 220 };
const READING_MS: Record<Speed, number> = { calm: 9000, brisk: 6000, instant: 3000 }; // a step with a remark stays longer

export class Playback {
  at = $state(0);
  from = $state(-1); // the frame shown before, if it was the one just before this
  eye = $state<number | null>(null); // whose hand is open; null for all
  isPlaying = $state(false);
  #speed = $state<Speed>('calm');
  hurries = $state(0);
  readonly frames: readonly ReplayStep[];

  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Promise<unknown> = Promise.resolve();

  constructor(readonly replay: Replay, at: number, private turn?: TurnOf, isQuiet?: (events: readonly Event[]) => boolean) {
    this.frames = isQuiet ? telling(replay.frames, isQuiet) : replay.frames;
    this.at = clamp(at, this.last);
  }

  get speed(): Speed {
    return this.#speed;
  }

  // A new speed holds at once, also for the step that is being shown.
  set speed(speed: Speed) {
    this.#speed = speed;
    if (!this.isPlaying) return;
    clearTimeout(this.#timer);
    this.hurries += 1;
    this.#later();
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): ReplayStep {
    return this.frames[this.at]!;
  }

  go(to: number): void {
    const next = clamp(to, this.last);
    this.hurries += 1;
    this.from = next === this.at + 1 ? this.at : -1;
    this.at = next;
  }

  move(unit: Unit, way: 1 | -1): void {
    this.pause();
    this.go(moved(this.frames, this.at, unit, way, this.turn));
  }

  jump(to: number): void {
    this.pause();
    this.go(to);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.at === this.last) this.go(0);
    this.isPlaying = true;
    this.#later();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  // The board is still showing the last step; the next one waits for it.
  hold(shown: Promise<unknown>): void {
    this.#shown = shown;
  }

  #later(): void {
    const pause = this.frame.note ? READING_MS : PAUSE_MS;
    this.#timer = setTimeout(() => void this.#shown.then(() => this.#next()), pause[this.speed]);
  }

  #next(): void {
    if (!this.isPlaying) return;
    this.from = this.at;
    this.at = clamp(this.at + 1, this.last);
    if (this.at === this.last) this.pause();
    else this.#later();
  }
}
