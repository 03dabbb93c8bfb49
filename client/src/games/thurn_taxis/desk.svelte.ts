// What the viewer is doing at the board: what is pointed at, what is asked back, what is clicked.

import { preferences } from '../../lib/preferences.svelte';
import { reason } from '../../lib/refusals';
import type { Action } from '../../lib/table';
import { toast } from '../../lib/toasts.svelte';
import { Zoom } from '../../lib/zoom.svelte';
import { Closing } from './closing/closing.svelte';
import { waitForChange } from './wait_for_change.svelte';
import { about } from './map/describe';
import { allOffered, barred, endsFor, isClosing, offered } from './offers';
import { sidesReached, type Side } from './reach';
import { GAME, type End, type Official, type Player, type PostTable, type View } from './types';

export type Question =
  | { kind: 'end'; city: string; ends: End[] } // both ends are possible
  | { kind: 'abandon'; city: string | null } // the route would be lost; the card that starts the next one
  | { kind: 'finish' } // the turn is about to end
  | { kind: 'tapped'; id: string; text: string; label: string; perform: () => Promise<boolean> }; // what a first tap selected

export class Desk {
  pointed = $state<string | null>(null); // the city under pointer or focus
  question = $state.raw<Question | null>(null);
  closing = $state.raw<Closing | null>(null);
  isOfficialsOpen = $state(false); // on a small screen they unfold
  isTouched = false; // by a finger, which hides what it touches: the first tap only selects
  readonly zoom = new Zoom();

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

  /** Whether the second card of this turn is taken at once: nobody but the Postmaster may be called (TT-21). */
  get isSecondDue(): boolean {
    return this.view.must_call && this.can({ do: 'call', official: 'postmaster' });
  }

  canTake(slot: number): boolean {
    return this.can({ do: 'take', slot }) || (this.isSecondDue && this.view.display[slot] !== null);
  }

  get canDraw(): boolean {
    return this.can({ do: 'draw' }) || (this.isSecondDue && this.view.deck_size > 0);
  }

  take(slot: number): Promise<boolean> {
    return this.#get({ do: 'take', slot });
  }

  draw(): Promise<boolean> {
    return this.#get({ do: 'draw' });
  }

  /** A card, and if it is a second one that the rules ask for, the Postmaster before it. */
  async #get(wanted: Action): Promise<boolean> {
    if (this.isSecondDue && !this.can(wanted) && !(await this.call('postmaster'))) return false;
    return this.do(wanted);
  }

  /** A touch selects and explains first; the second one, or a click, does it. */
  async tap(id: string, city: string | null, text: string, label: string, perform: () => Promise<boolean>): Promise<boolean> {
    const isSecond = this.question?.kind === 'tapped' && this.question.id === id;
    const isSafe = this.table.isReplay || this.table.now.room.lesson !== null; // in a first game the guide has explained it
    if (!this.isTouched || preferences.tapsOnce || isSecond || isSafe) {
      this.question = null;
      return perform();
    }
    this.pointed = city;
    this.question = { kind: 'tapped', id, text, label, perform };
    return false;
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
    const { words } = this.table;
    return this.tap(`city-${city}`, city, about(this, city), words.text('tt-do-it'), () => this.#useCard(city));
  }

  async #useCard(city: string): Promise<boolean> {
    const slot = this.mayAct ? this.view.display.findIndex((card, at) => card === city && this.canTake(at)) : -1;
    if (slot >= 0) return this.take(slot);
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
    if (this.closing?.isSending) return false; // what was confirmed is still on its way, action by action
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
    this.isOfficialsOpen = false;
    if (!this.closing?.isSending) this.closing = null;
  }
}
