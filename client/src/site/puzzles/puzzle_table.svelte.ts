// Presents a puzzle as the table that a game's board draws: one decision, judged by the server.

import { Failed, request } from '../../lib/http';
import { letters } from '../../lib/marks';
import { preferences } from '../../lib/preferences.svelte';
import type { Action, GameView, Table } from '../../lib/table';
import type { Foreseen, Now, Previewed, PuzzleNow, Refused, Seat, Verdict } from '../../lib/wire';
import { words } from '../../lib/words.svelte';
import { keepSolved } from './solved';

export class PuzzleTable implements Table {
  readonly isReplay = false;
  readonly before = null;
  readonly hurries = 0;
  readonly lastsMs = 0;
  lit = $state.raw<readonly string[]>([]);
  rule = $state(''); // the one being explained
  verdict = $state.raw<Verdict | null>(null);
  isBusy = $state(false);
  refused = $state.raw<Refused | null>(null);

  names: readonly string[] = $derived.by(() => Array.from({ length: this.puzzle.players }, (_, seat) => words.text('puzzle-player', { number: seat + 1 })));
  letters: readonly string[] = $derived(letters(this.names));
  words = $derived(words.at(this.names));
  now: Now = $derived.by(() => this.#now());

  constructor(
    readonly puzzle: PuzzleNow,
    readonly facts: unknown,
  ) {}

  get view(): GameView {
    return this.puzzle.view as GameView;
  }

  get mayAct(): boolean {
    return this.verdict === null && !this.isBusy;
  }

  get speed() {
    return preferences.pace;
  }

  light(ids: readonly string[]): void {
    this.lit = ids;
  }

  hold(): void {}

  // Always false: nothing follows the one decision, also where a board would go on with more.
  async act(action: Action): Promise<boolean> {
    if (!this.mayAct) return false;
    this.isBusy = true;
    this.refused = null;
    try {
      this.verdict = await request<Verdict>('POST', `/api/puzzles/${this.puzzle.id}/answer`, { action });
      if (this.verdict.is_solved) keepSolved(this.puzzle.id);
    } catch (error) {
      this.refused = refusal(error);
    } finally {
      this.isBusy = false;
    }
    return false;
  }

  again(): void {
    this.verdict = null;
    this.lit = [];
  }

  withdraw(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async preview(actions: readonly Action[]): Promise<Previewed | Refused> {
    try {
      const found = await request<Foreseen>('POST', `/api/puzzles/${this.puzzle.id}/preview`, { actions });
      return { t: 'preview', table: this.puzzle.id, id: 'preview0', view: found.view, events: found.events };
    } catch (error) {
      return refusal(error);
    }
  }

  explain(rule: string): void {
    this.rule = rule;
  }

  #now(): Now {
    const { puzzle } = this;
    const asked = this.mayAct ? 0 : null;
    return {
      t: 'now', table: `puzzle-${puzzle.id}`, seq: 0, at: 0, eye: puzzle.seat, mine: [puzzle.seat], is_host: false, asked, changeable: null, since: 0,
      view: puzzle.view,
      undo: { free: null, by_consent: null, asking: null, to: null, missing: [] },
      lines: [],
      openings: [],
      room: {
        game: puzzle.game, rules: 1, options: {}, status: 'playing', seats: this.names.map((name, seat) => seatOf(name, seat === puzzle.seat ? asked : null)),
        is_public: false, clock: { kind: 'none', seconds: 0 }, absence: 'wait', pace: 'calm', has_chat: false,
        fairness: { commitment: '', shares: null, secret: null, scheme: 1, entropies: null, deal: '' },
        opened_at: 0, rematch: null, result: null, lesson: null, shows_points: true, has_hints: false, is_branched: false, is_rated: false, daily: '',
      },
    };
  }
}

function refusal(error: unknown): Refused {
  if (!(error instanceof Failed)) throw error;
  const { key, rule, arguments: named, legal } = error.failure;
  return { t: 'refused', key, rule, arguments: named, legal };
}

function seatOf(name: string, asked: number | null): Seat {
  return {
    kind: 'person', name, bot: '', level: null, is_ready: true, has_resigned: false, is_away: false, is_muted: false,
    is_host: false, is_overdue: false, deadline: null, left_ms: null, asked, seal: '', vote: null,
  };
}
