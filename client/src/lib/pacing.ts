// Shows changes one after the other, slowly enough to follow and never longer than one likes to wait; what is one's own comes at once.

export interface Paced {
  isOwn: boolean; // the viewer's own doing, or nothing that moves: it waits for what came before, and nothing waits for it
}

export interface Pace {
  eachMs: number; // for a change that others made
  allMs: number; // for all that came since one waits, however much it is
}

// Three bots that play at once, or at their table's pace, take at most six seconds (pacing.test.ts).
export const PACES: Record<'calm' | 'brisk' | 'instant', Pace> = {
  calm: { eachMs: 280, allMs: 5200 },
  brisk: { eachMs: 150, allMs: 2600 },
  instant: { eachMs: 0, allMs: 0 },
};

export class Pacing<Change extends Paced> {
  #waiting: Change[] = [];
  #holds = new Set<Promise<unknown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0; // when the first change of others came after one's own, or after all was shown
  #isOwnLast = false; // whether the last that came was one's own
  lastsMs = 0; // how long the change that is being shown may move

  constructor(
    private show: (change: Change) => void,
    private pace: () => Pace,
    private settled: () => void = () => {},
  ) {}

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  add(change: Change): void {
    const isFirst = this.isIdle && this.#timer === undefined && this.#holds.size === 0;
    if (!change.isOwn && (isFirst || this.#isOwnLast)) this.#since = Date.now();
    this.#isOwnLast = change.isOwn;
    this.#waiting.push(change);
    this.#next();
  }

  // The change just shown takes until then.
  hold(shown: Promise<unknown>): void {
    this.#holds.add(shown);
    void shown.catch(() => {}).then(() => {
      this.#holds.delete(shown);
      this.#next();
    });
  }

  // Show all that waits, now.
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const change of this.#waiting.splice(0)) this.show(change);
    this.settled();
  }

  #next(): void {
    if (this.#timer !== undefined || this.#holds.size > 0) return;
    const change = this.#waiting.shift();
    if (!change) return this.settled();
    const { eachMs, allMs } = this.pace();
    const leftMs = Math.max(0, this.#since + allMs - Date.now());
    const pause = change.isOwn ? 0 : Math.min(eachMs, leftMs / (this.#waiting.length + 1));
    this.lastsMs = change.isOwn ? eachMs : pause;
    this.show(change);
    if (pause === 0 && this.#holds.size === 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, pause);
  }
}
