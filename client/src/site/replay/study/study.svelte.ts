// The analysis of a replay: asked for, fetched while it grows, and which of its decisions is being looked at.

import { Failed, request } from '../../../lib/http';
import { reason } from '../../../lib/refusals';
import { session } from '../../../lib/session.svelte';
import { toast } from '../../../lib/toasts.svelte';
import type { Study as Answer, StudyDecision, StudyMoment, StudySummary } from '../../../lib/wire';
import { words } from '../../../lib/words.svelte';
import type { Playback } from '../playback.svelte';
import { frameBefore, isMarked } from './moments';

export type Effort = 'quick' | 'normal';
const PAUSE_MS = 1000; // between two questions

export class Study {
  effort = $state<Effort | null>(null); // null: nobody has asked for it yet
  state = $state<Answer['state']>('waiting');
  ahead = $state(0);
  total = $state(0);
  moments = $state.raw<readonly StudyMoment[]>([]);
  summary = $state.raw<StudySummary | null>(null);
  showsUnseen = $state(false);
  chosen = $state<number | null>(null); // the number of the decision that is looked at

  decisions: readonly StudyDecision[] = $derived(this.moments.flatMap((moment) => moment.decisions));
  marked: readonly StudyDecision[] = $derived(this.decisions.filter(isMarked));
  // What is compared: only as long as the replay stands at that decision.
  shown: StudyDecision | null = $derived.by(() => {
    const found = this.marked.find((one) => one.number === this.chosen) ?? null;
    return found && frameBefore(this.playback.frames, found.line) === this.playback.at ? found : null;
  });

  #id = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: number | null = null; // a decision to be looked at as soon as it is judged

  constructor(
    readonly playback: Playback,
    private kind: string,
    private id: string,
  ) {}

  get isGrowing(): boolean {
    return this.effort !== null && (this.state === 'waiting' || this.state === 'running');
  }

  // What a link to this moment says of the analysis.
  get query(): string {
    if (this.effort === null) return '';
    return `&study=${this.effort}${this.shown ? `&decision=${this.shown.number}` : ''}`;
  }

  async ask(effort: Effort, decision: number | null = null): Promise<void> {
    if (!session.me && !(await session.introduce(words.text('page-default-name')))) return;
    try {
      const body = { kind: this.kind, id: this.id, effort };
      const { analysis } = await request<{ analysis: string }>('POST', '/api/analyses', body);
      if (analysis !== this.#id) this.moments = [];
      this.#id = analysis;
      this.#wanted = decision;
      this.effort = effort;
      this.summary = null;
      this.state = 'waiting';
      await this.#fetch();
    } catch (error) {
      this.#tell(error);
    }
  }

  async halt(): Promise<void> {
    try {
      await request('DELETE', `/api/analyses/${this.#id}`);
      await this.#fetch();
    } catch (error) {
      this.#tell(error);
    }
  }

  look(decision: StudyDecision): void {
    this.chosen = decision.number;
    this.playback.jump(frameBefore(this.playback.frames, decision.line));
  }

  // The next marked decision from here, forwards or backwards; null beyond the ends.
  next(way: 1 | -1): StudyDecision | null {
    const here = this.shown;
    const at = this.playback.at;
    const place = (one: StudyDecision) => frameBefore(this.playback.frames, one.line);
    const others = this.marked.filter((one) => (here ? (one.number - here.number) * way > 0 : (place(one) - at) * way >= 0));
    return (way > 0 ? others[0] : others.at(-1)) ?? null;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#timer);
    const id = this.#id;
    const found = await request<Answer>('GET', `/api/analyses/${id}?after=${this.moments.length}`);
    if (id !== this.#id) return;
    this.moments = [...this.moments, ...found.moments];
    this.total = found.total;
    this.ahead = found.ahead;
    this.summary = found.summary;
    this.state = found.state;
    const wanted = this.marked.find((one) => one.number === this.#wanted);
    if (wanted) {
      this.#wanted = null;
      this.look(wanted);
    }
    if (this.isGrowing) this.#timer = setTimeout(() => void this.#fetch().catch((error: unknown) => this.#tell(error)), PAUSE_MS);
  }

  #tell(error: unknown): void {
    if (!(error instanceof Failed)) throw error;
    if (this.isGrowing && error.status === 0) {
      this.#timer = setTimeout(() => void this.#fetch().catch((again: unknown) => this.#tell(again)), 5 * PAUSE_MS);
      return;
    }
    toast(reason(words, '', error.failure));
  }
}
