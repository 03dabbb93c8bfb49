// What the viewer is doing at the board: what is pointed at, what is asked back, what is clicked.

import { preferences } from '../../lib/preferences.svelte';
import { reason } from '../../lib/refusals';
import type { Action } from '../../lib/table';
import { toast } from '../../lib/toasts.svelte';
import { Closing } from './closing/closing.svelte';
import { waitForChange } from './wait_for_change.svelte';
import { allOffered, barred, endsFor, isClosing, offered, slotsFor } from './offers';
import { sidesReached, type Side } from './reach';
import { GAME, type End, type Official, type Player, type PostTable, type View } from './types';

export type Question =
  | { kind: 'end'; city: string; ends: End[] } // both ends are possible
  | { kind: 'abandon'; city: string | null } // the route would be lost; the card that starts the next one
  | { kind: 'finish' }; // the turn is about to end

export class Desk {
  pointed = $state<string | null>(null); // the city under pointer or focus
  question = $state.raw<Question | null>(null);
  closing = $state.raw<Closing | null>(null);
  isOfficialsOpen = $state(false); // on a small screen they unfold

  constructor(private source: () => PostTable) {}

  get table(): PostTable {
    return this.source();
  }

  get view(): View {
    return this.table.view;
  }

  /** Whose hand and route lie in front: the viewer's own, else the one whose turn it is. */
  get seat(): number {
    return this.view.seat ?? this.view.turn;
  }

  /** Whether what lies in front is the viewer's own. */
  get isOwn(): boolean {
    return this.view.seat !== null && !this.table.isReplay;
  }

  get player(): Player {
    return this.view.players[this.seat]!;
  }

  get mayAct(): boolean {
    return this.table.mayAct && !this.table.isReplay && this.view.legal.length > 0 && !this.closing?.isSending;
  }

  get mayClose(): boolean {
    return this.mayAct && (allOffered(this.view, { do: 'close' }).length > 0 || isClosing(this.view));
  }

  can(wanted: Action): boolean {
    return this.mayAct && offered(this.view, wanted) !== undefined;
  }

  /** The ends where a card may go now, or could go once one may play. */
  sides(city: string): Side[] {
    if (this.view.phase === 'over') return [];
    const ends = endsFor(this.view, city).filter((end) => end !== 'new');
    return ends.length ? (ends as Side[]) : sidesReached(this.table.facts, this.player.route, city);
  }

  point(city: string | null): void {
    this.pointed = city;
  }

  /** Do what is wanted if it is offered, else say why not. */
  async do(wanted: Action): Promise<boolean> {
    const step = this.mayAct ? offered(this.view, wanted) : undefined;
    if (!step) return this.refuse(wanted);
    this.question = null;
    const { seq } = this.table.now;
    const isDone = await this.table.act({ ...step });
    if (isDone) await waitForChange(this.table, seq);
    return isDone;
  }

  async refuse(wanted: Action): Promise<false> {
    const { table, view } = this;
    if (table.isReplay || view.phase === 'over' || view.seat === null) return false;
    if (view.seat !== view.turn) return this.say({ rule: 'TT-4', key: 'not-your-turn', arguments: { player: view.turn } });
    const known = barred(view, wanted) ?? (wanted.do === 'take' ? barred(view, { do: 'draw' }) : undefined);
    if (known) return this.say(known);
    if (!table.mayAct) return false;
    const answer = await table.preview([wanted]);
    return answer.t === 'refused' ? this.say(answer) : false;
  }

  private say(refusal: { rule?: string; key: string; arguments?: Record<string, unknown> }): false {
    const { rule } = refusal;
    toast(reason(this.table.words, GAME, refusal), 'refusal', rule ? () => this.table.explain(rule) : undefined);
    return false;
  }

  take(slot: number): Promise<boolean> {
    return this.do({ do: 'take', slot });
  }

  draw(): Promise<boolean> {
    return this.do({ do: 'draw' });
  }

  call(official: Official): Promise<boolean> {
    this.isOfficialsOpen = false; // on a phone they lie over what comes next
    if (official === 'cartwright' && this.mayClose && this.can({ do: 'call', official })) return this.close();
    return this.do({ do: 'call', official });
  }

  /** A card of the hand: played where there is one end, asked about where there are more. */
  async play(city: string): Promise<boolean> {
    if (this.can({ do: 'discard', city })) return this.close();
    const ends = this.mayAct ? endsFor(this.view, city) : [];
    if (ends.length > 1) {
      this.question = { kind: 'end', city, ends };
      return false;
    }
    if (ends.length === 1) return this.do({ do: 'play', city, end: ends[0] });
    if (this.can({ do: 'abandon' })) {
      this.question = { kind: 'abandon', city };
      return false;
    }
    return this.refuse({ do: 'play', city, end: 'right' });
  }

  /** A city of the map: what its card would do, where that is one thing only. */
  async visit(city: string): Promise<boolean> {
    const outcome = this.closing?.outcome;
    const choice = outcome?.plan.choices.find(({ options }) => options.includes(city));
    if (choice) {
      this.closing!.prefer(city, choice.options);
      return true;
    }
    const slot = this.mayAct ? slotsFor(this.view, city)[0] : undefined;
    if (slot !== undefined) return this.take(slot);
    if (this.player.hand?.includes(city) && this.mayAct) return this.play(city);
    return this.refuse({ do: 'play', city, end: 'right' });
  }

  async abandon(): Promise<boolean> {
    if (!this.can({ do: 'abandon' })) return this.refuse({ do: 'abandon' });
    this.question = { kind: 'abandon', city: null };
    return false;
  }

  /** After the warning: give the route up, and begin the next one if a card was meant for it. */
  async abandonIndeed(city: string | null): Promise<void> {
    this.question = null;
    if ((await this.do({ do: 'abandon' })) && city) await this.do({ do: 'play', city, end: 'new' });
  }

  async close(): Promise<boolean> {
    if (!this.mayClose) return this.refuse({ do: 'close', way: 'each' });
    this.question = null;
    this.closing = new Closing(this.table);
    await this.closing.think();
    return true;
  }

  async confirmClosing(): Promise<void> {
    if (await this.closing?.confirm()) this.closing = null;
  }

  async end(): Promise<boolean> {
    if (!this.can({ do: 'end' })) return this.refuse({ do: 'end' });
    if (preferences.confirmsEnd && this.question?.kind !== 'finish' && this.view.legal.length > 1) {
      this.question = { kind: 'finish' };
      return false;
    }
    return this.do({ do: 'end' });
  }

  /** Esc: leave what is open, the innermost first. */
  back(): void {
    if (this.question) this.question = null;
    else if (this.closing && !this.closing.isSending) this.closing = null;
    else this.isOfficialsOpen = false;
  }

  /** The table moved on: what was being thought about is out of date. */
  forget(): void {
    this.question = null;
    if (!this.closing?.isSending) this.closing = null;
  }
}
