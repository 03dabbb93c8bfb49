// State of a table followed over the socket, for its layout and its board.

import { announce } from './announce.svelte';
import { markUndone, merged } from './log';
import { letters } from './marks';
import { PACES, Pacing } from './pacing';
import { preferences } from './preferences.svelte';
import { reason } from './refusals';
import type { Order, Socket, TableMessage } from './socket';
import type { Action, GamePage, GameView, Table } from './table';
import { toast } from './toasts.svelte';
import type { Done, GameInfo, Line, Now, Present, Previewed, Refused, Said } from './wire';
import { Witness } from './witness';
import { seatNames } from './seat_names';
import { toldApart, words } from './words.svelte';

const ANSWERS = new Set<Order['t']>(['act', 'learn', 'undo', 'withdraw']); // after which something else is asked
const TOLD_TO_ALL = new Set(['timeout', 'stand-in', 'return']); // what nobody at the table may miss

interface Change {
  now: Now;
  isOwn: boolean;
}

// The line of the question that an answer would be for: one that is owed, or a choice that may still be changed.
function question(now: Now): number | null {
  return now.asked ?? now.changeable;
}

export class LiveTable implements Table {
  readonly isReplay = false;
  readonly id: string;
  readonly info: GameInfo;
  readonly facts: unknown;

  #shown = $state.raw<Now>()!;
  #before = $state.raw<GameView | null>(null);
  #newest = $state.raw<Now>()!;
  #lines = $state.raw<readonly Line[]>([]);
  #lit = $state.raw<readonly string[]>([]);
  #busy = $state(0);
  #awaited: { seq: number; resolve: () => void }[] = [];
  #witness: Witness;
  #isOpening = false; // our shares are on their way
  #isCaughtUp = $state(true);
  #isHurried = false; // whoever has seen enough waits for nothing more until they are asked
  hurries = $state(0);
  chat = $state.raw<readonly Said[]>([]);
  present = $state.raw<Pick<Present, 'seats' | 'spectators' | 'away_since'>>({ seats: [], spectators: 0, away_since: [] });
  rule = $state(''); // the one being explained

  log = $derived(markUndone(this.#lines));
  names: readonly string[] = $derived.by(() => toldApart(seatNames(this.#shown.room.seats)));
  letters: readonly string[] = $derived(letters(this.names));
  words = $derived(words.at(this.names));

  #pacing = new Pacing<Change>(
    (change) => this.#show(change.now),
    () => PACES[document.hidden || this.#isHurried ? 'instant' : preferences.pace],
    () => (this.#isCaughtUp = true),
  );

  constructor(
    private socket: Socket,
    first: Now,
    info: GameInfo,
    private page: GamePage,
  ) {
    this.id = first.table;
    this.info = info;
    this.facts = info.facts;
    this.#shown = first;
    this.#newest = first;
    this.#lines = first.lines;
    this.#witness = new Witness(first.table);
    this.#witnessed(first);
  }

  get now(): Now {
    return this.#shown;
  }

  get view(): GameView {
    return this.#shown.view as GameView;
  }

  get before(): GameView | null {
    return this.#before;
  }

  get speed(): 'calm' | 'brisk' | 'instant' {
    return preferences.pace;
  }

  get lastsMs(): number {
    return this.#pacing.lastsMs;
  }

  get lit(): readonly string[] {
    return this.#lit;
  }

  get mayAct(): boolean {
    return question(this.#shown) !== null && this.#isCaughtUp && this.#busy === 0;
  }

  // Whether the game waits for a seat; who has chosen and may still change their mind keeps nobody waiting.
  isAwaited(seat: number): boolean {
    const isAsked = (this.#shown.room.seats[seat]?.asked ?? null) !== null;
    return isAsked && (this.page.isWaitedFor?.(this, seat) ?? true);
  }

  get isMyTurn(): boolean {
    const { asked, eye } = this.#shown;
    return asked !== null && (eye === null || this.isAwaited(eye));
  }

  // Whether all that came has been shown to its end.
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  get latest(): Now {
    return this.#newest;
  }

  get lastSeq(): number {
    return this.#lines.at(-1)?.seq ?? -1;
  }

  light(ids: readonly string[]): void {
    this.#lit = ids;
  }

  hold(shown: Promise<unknown>): void {
    this.#isCaughtUp = false;
    this.#pacing.hold(shown);
  }

  hurry(): void {
    this.hurries += 1;
    this.#isHurried = question(this.#newest) === null;
    this.#pacing.hurry();
  }

  explain(rule: string): void {
    this.rule = rule;
  }

  hear(message: TableMessage): void {
    if (message.t === 'now') this.#heardNow(message);
    else if (message.t === 'history') this.#lines = merged(this.#lines, message.lines);
    else if (message.t === 'said') this.#heardSaid(message);
    else this.present = message;
  }

  async act(action: Action): Promise<boolean> {
    const asked = question(this.#newest);
    if (asked === null) return false;
    this.light([]);
    return (await this.command({ t: 'act', asked, action, seat: this.#newest.eye })) !== null;
  }

  async withdraw(): Promise<boolean> {
    const { changeable, eye } = this.#newest;
    if (changeable === null) return true;
    return (await this.command({ t: 'withdraw', asked: changeable, seat: eye })) !== null;
  }

  async preview(actions: readonly Action[]): Promise<Previewed | Refused> {
    return this.socket.preview(this.id, question(this.#newest) ?? -1, [...actions], this.#newest.eye);
  }

  // Null if it was refused: then the reason has been said.
  async command(order: Order): Promise<Done | null> {
    this.#busy += 1;
    try {
      const answer = await this.socket.command(this.id, order);
      if (answer.t === 'done') {
        // That it is done may be heard before what came of it: until then the old question would be offered again.
        if (ANSWERS.has(order.t)) await this.#heard(answer.seq);
        return answer;
      }
      this.refuse(answer);
      return null;
    } finally {
      this.#busy -= 1;
    }
  }

  // Say that the game may begin, or may not yet; a share of the chance is sealed for each own seat.
  async ready(isReady: boolean): Promise<void> {
    await this.command({ t: 'ready', is_ready: isReady, shares: isReady ? this.#witness.seal(this.#newest.mine) : [] });
  }

  refuse(refused: Refused): void {
    const { rule } = refused;
    const explain = rule ? () => this.explain(rule) : undefined;
    toast(reason(this.words, this.info.slug, refused), 'refusal', explain);
  }

  // What happened, in sentences.
  sentences(line: Line): string[] {
    return line.events.map((event) => this.words.text(event.key, event.arguments));
  }

  #heardNow(now: Now): void {
    this.#newest = now;
    this.#witnessed(now);
    const acts = now.lines.filter((line) => line.kind === 'act' && line.seq > this.lastSeq);
    const isOwn = acts.every((line) => (line.seat !== null && now.mine.includes(line.seat)) || this.page.isQuiet?.(line.events));
    if (now.seq > this.#shown.seq + 1 && acts.length === 0) this.socket.history(this.id, this.lastSeq);
    this.#isCaughtUp = false;
    this.#pacing.add({ now, isOwn });
    for (const one of this.#awaited.filter(({ seq }) => now.seq >= seq)) one.resolve();
    this.#awaited = this.#awaited.filter(({ seq }) => now.seq < seq);
  }

  // Kept once a line of the log has come.
  #heard(seq: number): Promise<void> {
    if (this.#newest.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ seq, resolve }));
  }

  // Keep what the proof of chance will need, and open our shares once all are sealed.
  #witnessed(now: Now): void {
    this.#witness.see(now);
    const shares = this.#witness.open(now);
    if (!shares.length || this.#isOpening) return;
    this.#isOpening = true;
    void this.socket.command(this.id, { t: 'share', shares }).then((answer) => {
      this.#isOpening = false;
      if (answer.t === 'done') this.#witness.taken();
    });
  }

  #heardSaid(said: Said): void {
    if (this.chat.some((other) => other.id === said.id)) return;
    this.chat = [...this.chat, said];
    announce(words.text('page-chat-said', { name: said.name, text: said.text }));
  }

  #show(now: Now): void {
    const fresh = now.lines.filter((line) => line.seq > this.lastSeq);
    const wasAsked = this.#shown.asked;
    this.#before = this.#shown.eye === now.eye ? (this.#shown.view as GameView | null) : null;
    this.#shown = now;
    if (question(now) !== null) this.#isHurried = false;
    this.#lines = merged(this.#lines, now.lines);
    if (now.asked !== null && wasAsked === null && now.view) announce(this.page.status(this));
    announce(fresh.flatMap((line) => this.sentences(line)).join(' '));
    // Who ran out of time themselves reads it in the status, which a toast would cover.
    const isOwn = (line: Line) => line.kind === 'timeout' && line.seat !== null && now.mine.includes(line.seat);
    for (const line of fresh) if (TOLD_TO_ALL.has(line.kind) && !isOwn(line)) for (const sentence of this.sentences(line)) toast(sentence);
  }
}
