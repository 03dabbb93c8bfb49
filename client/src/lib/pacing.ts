// Shows changes one after the other, slowly enough to follow; what is one's own comes at once.

export interface Paced {
  isOwn: boolean; // the viewer's own doing, or nothing that moves: it waits for what came before, and nothing waits for it
}

export class Pacing<Change extends Paced> {
  #waiting: Change[] = [];
  #holds = new Set<Promise<unknown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private show: (change: Change) => void,
    private pauseMs: () => number, // after a change that others made
    private settled: () => void = () => {},
  ) {}

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  add(change: Change): void {
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
    this.show(change);
    const pause = change.isOwn ? 0 : this.pauseMs();
    if (pause === 0 && this.#holds.size === 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, pause);
  }
}
