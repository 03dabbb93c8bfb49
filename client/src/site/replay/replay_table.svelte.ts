// Presents one frame of a replay as the table that a game's board draws.

import { botNames } from '../../lib/bot_names';
import { letters } from '../../lib/marks';
import type { GamePage, GameView, Table } from '../../lib/table';
import type { Now, Previewed, Refused, TableInfo, Seat } from '../../lib/wire';
import { toldApart, words } from '../../lib/words.svelte';
import { seenBy } from './mask';
import type { Playback } from './playback.svelte';

const REFUSED: Refused = { t: 'refused', key: 'over' };

const LASTS_MS = { calm: 340, brisk: 180, instant: 0 };

export class ReplayTable implements Table {
  readonly isReplay = true;
  readonly mayAct = false;
  lit = $state.raw<readonly string[]>([]);
  rule = $state(''); // the one being explained

  names: readonly string[] = $derived.by(() => toldApart(playerNames(this.playback.replay.players)));
  letters: readonly string[] = $derived(letters(this.names));
  words = $derived(words.at(this.names));
  view: GameView = $derived.by(() => this.#seen(this.playback.at)!);
  earlier: GameView | null = $derived.by(() => this.#seen(this.playback.at - 1));
  before: GameView | null = $derived.by(() => this.#seen(this.playback.from));
  now: Now = $derived(this.#now());

  constructor(
    readonly playback: Playback,
    readonly facts: unknown,
    private page: GamePage,
  ) {}

  get speed() {
    return this.playback.speed;
  }

  get lastsMs(): number {
    return LASTS_MS[this.speed];
  }

  get hurries(): number {
    return this.playback.hurries;
  }

  light(ids: readonly string[]): void {
    this.lit = ids;
  }

  hold(shown: Promise<unknown>): void {
    this.playback.hold(shown);
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  withdraw(): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(): Promise<Previewed | Refused> {
    return Promise.resolve(REFUSED);
  }

  explain(rule: string): void {
    this.rule = rule;
  }

  #seen(at: number): GameView | null {
    const frame = this.playback.frames[at];
    return frame ? (seenBy(frame.view, this.playback.eye, this.page.secrets) as unknown as GameView) : null;
  }

  #now(): Now {
    const { replay, at, eye, frame } = this.playback;
    return {
      t: 'now', table: replay.id, seq: at, at: 0, eye, mine: [], is_host: false, room: this.#room(), asked: null, changeable: null, since: at,
      view: this.view,
      undo: { free: null, by_consent: null, asking: null, to: null, missing: [] },
      lines: [{ seq: at, at: 0, seat: frame.seat, kind: 'act', events: frame.events, to: null, round: frame.round }],
      openings: [],
    };
  }

  #room(): TableInfo {
    const { replay, at, last } = this.playback;
    return {
      game: replay.game, rules: 1, options: replay.options, status: at === last && replay.result ? 'over' : 'playing',
      seats: replay.players.map(seatOf), is_public: false, clock: { kind: 'none', seconds: 0 }, absence: 'wait', pace: 'calm', has_chat: false,
      fairness: replay.fairness ?? { commitment: '', shares: null, secret: null, scheme: 1, entropies: null, deal: '' },
      opened_at: 0, rematch: null, result: at === last ? replay.result : null, lesson: null, shows_points: true, is_rated: false, daily: '', has_hints: false, is_branched: false,
    };
  }
}

// A record names a bot by its spec, and a person by name.
export function playerNames(players: readonly string[]): string[] {
  const kinds = players.map((name) => name.split('@')[0]!);
  const bots = botNames(kinds.map((kind) => (words.has(`bot-${kind}`) ? kind : '')), words);
  return players.map((name, seat) => bots[seat] || name);
}

function seatOf(name: string): Seat {
  return {
    kind: 'person', name, bot: '', level: null, is_ready: true, has_resigned: false, is_away: false, is_muted: false,
    is_host: false, is_overdue: false, deadline: null, left_ms: null, asked: null, seal: '', vote: null,
  };
}
