// The closing that is being thought about: both ways, and what is wished for.

import type { Action } from '../../../lib/table';
import { allOffered } from '../offers';
import { waitForChange } from '../wait_for_change.svelte';
import type { PostTable } from '../types';
import { gains, type Gains } from './gains';
import { plan, remembering, type Ask, type Plan } from './plan';

export interface Way {
  readonly id: string; // 'each', a province, or 'rest' for a closing already begun
  readonly start: Action | null;
}

export interface Outcome extends Way {
  readonly plan: Plan;
  readonly gains: Gains;
}

export class Closing {
  readonly ways: readonly Way[];
  outcomes = $state.raw<readonly Outcome[]>([]);
  chosen = $state('');
  hasCartwright = $state(true);
  discards = $state.raw<readonly string[]>([]);
  isSending = $state(false);
  isThinking = $state(false);
  #offices = $state.raw<readonly string[]>([]);
  #ask: Ask;
  #runs = 0;

  constructor(private table: PostTable) {
    this.ways = allOffered(table.view, { do: 'close' }).map((step) => ({
      id: step.do === 'close' && step.way === 'province' ? step.province : 'each',
      start: { ...step },
    }));
    if (!this.ways.length) this.ways = [{ id: 'rest', start: null }];
    this.#ask = remembering((actions) => table.preview(actions));
  }

  get outcome(): Outcome | undefined {
    return this.outcomes.find((outcome) => outcome.id === this.chosen);
  }

  get provinces(): readonly Way[] {
    return this.ways.filter((way) => way.id !== 'each' && way.id !== 'rest');
  }

  get isComplete(): boolean {
    return this.outcome !== undefined && this.outcome.plan.missing === 0 && !this.isSending && !this.isThinking;
  }

  /** Think every way through anew; the best one is chosen at first. */
  async think(): Promise<void> {
    const run = ++this.#runs;
    this.isThinking = true;
    const { view } = this.table;
    const wishes = { offices: this.#offices, hasCartwright: this.hasCartwright, discards: this.discards };
    const found: Outcome[] = [];
    for (const way of this.ways) {
      const thought = await plan(view, way.start, wishes, this.#ask);
      if (thought) found.push({ ...way, plan: thought, gains: gains(view, thought.view, view.turn) });
    }
    if (run !== this.#runs) return;
    this.isThinking = false;
    this.outcomes = found;
    if (!this.outcome) this.chosen = best(found)?.id ?? '';
  }

  prefer(city: string, others: readonly string[]): void {
    this.#offices = [...this.#offices.filter((other) => !others.includes(other)), city];
    void this.think();
  }

  toggleCartwright(): void {
    this.hasCartwright = !this.hasCartwright;
    void this.think();
  }

  /** Which copies are to go, by their places in the hand. */
  discard(cities: readonly string[]): void {
    this.discards = cities;
    void this.think();
  }

  /** Send what was planned, one action after another; true if all of it was done. */
  async confirm(): Promise<boolean> {
    const outcome = this.outcome;
    if (!outcome || !this.isComplete) return false;
    this.isSending = true;
    for (const action of outcome.plan.actions) {
      const { seq } = this.table.now;
      if (!(await this.table.act(action))) {
        this.isSending = false;
        return false;
      }
      await waitForChange(this.table, seq);
    }
    return true;
  }
}

function best(outcomes: readonly Outcome[]): Outcome | undefined {
  const isEach = (outcome: Outcome) => Number(outcome.id === 'each'); // on a tie: it reaches more provinces
  return outcomes.toSorted(
    (a, b) => b.gains.after - a.gains.after || b.gains.offices.length - a.gains.offices.length || isEach(b) - isEach(a),
  )[0];
}
