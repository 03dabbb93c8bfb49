// The choice that the viewer is making: kept while others choose, begun anew with each question.
// Whatever the others do meanwhile, nothing here waits for it.

import { reason } from '../../lib/refusals';
import type { KingsRoadView } from '../../lib/wire';
import { action, declined, draftOf, inserted, isComplete, isSame, mayDecline, NOTHING, righted, slots, toggled, type Change, type Draft } from './choice';
import { warnings } from './foresight';
import type { KingsRoadTable } from './words';

export interface Note {
  text: string;
  rule: string;
  isWarning?: boolean;
  right?: Draft; // the cards put right, where one touch can do that
}

const RULES: Record<string, string> = { 'kr-note-alone': 'KR-12', 'kr-note-not-alone': 'KR-12', 'kr-note-last': 'KR-11', 'kr-note-full': 'KR-10' };
const SILENT: Note = { text: '', rule: '' };

export class Drafting {
  draft = $state.raw<Draft>(NOTHING);
  supposed = $state.raw<KingsRoadView | null>(null); // the table as if nobody but the viewer played
  #said = $state.raw<Note>(SILENT);
  #question = '';
  #withdrawing: Promise<boolean> = Promise.resolve(true);

  constructor(private table: () => KingsRoadTable) {}

  get menu() {
    return this.table().view.menu;
  }

  // What the viewer has chosen already, as the server knows it.
  get chosen() {
    const { view } = this.table();
    return view.seat === null ? null : (view.players[view.seat]?.choice ?? null);
  }

  get isOpen(): boolean {
    const { now, isReplay } = this.table();
    return this.menu !== null && !isReplay && (now.asked ?? now.changeable) !== null;
  }

  get slots() {
    return this.menu ? slots(this.draft, this.menu) : [];
  }

  get isComplete(): boolean {
    return this.menu !== null && isComplete(this.draft, this.menu);
  }

  get isSettled(): boolean {
    return isSame(this.draft, this.chosen);
  }

  get mayDecline(): boolean {
    return this.menu !== null && mayDecline(this.draft, this.menu);
  }

  // What is to be said: of the last touch, or of a card that would do nothing.
  get note(): Note {
    const { view, words, facts } = this.table();
    if (!this.supposed || !this.isComplete || this.isSettled) return this.#said;
    const isRegion = (card: string) => facts.regions.some((one) => one.id === card);
    const [warning] = warnings(view, this.supposed, this.draft, isRegion);
    if (!warning) return this.#said;
    const right = warning.key === 'kr-warn-knight' && this.menu ? righted(this.draft, this.menu, isRegion) : null;
    return { text: words.text(warning.key, warning.arguments), rule: warning.rule, isWarning: true, ...(right ? { right } : {}) };
  }

  // A new round, or a second choice after the Witch, begins with what is known of it.
  follow(): void {
    const { view } = this.table();
    const question = `${view.seat} ${view.round} ${view.is_second}`;
    if (question === this.#question) return;
    this.#question = question;
    this.draft = draftOf(this.chosen);
    this.#said = SILENT;
    void this.#suppose();
  }

  slotOf(card: string): number {
    return this.slots.indexOf(card) + 1;
  }

  mayChoose(card: string): boolean {
    return this.isOpen && (this.menu?.cards.includes(card) ?? false);
  }

  toggle(card: string): void {
    if (!this.menu || !this.isOpen) return;
    if (!this.menu.cards.includes(card)) return this.#refuse(card);
    this.#change(toggled(this.draft, card, this.menu), card);
  }

  drop(card: string, slot: number): void {
    if (this.menu && this.isOpen) this.#change(inserted(this.draft, card, slot, this.menu), card);
  }

  decline(isDeclined: boolean): void {
    if (this.menu) this.#take(declined(this.draft, isDeclined, this.menu));
  }

  clear(): void {
    this.#said = SILENT;
    this.#take(NOTHING);
  }

  putRight(): void {
    const { right } = this.note;
    if (right) this.#take(right);
  }

  async confirm(): Promise<void> {
    if (!this.isOpen || !this.isComplete || this.isSettled) return;
    this.#said = SILENT;
    const { draft } = this;
    await this.#withdrawing; // what was chosen before is no choice by then
    if (this.draft === draft) await this.table().act(action(draft));
  }

  #change({ draft, note }: Change, card: string): void {
    const { words } = this.table();
    this.#said = note ? { text: words.text(note, { card, count: this.menu?.count ?? 0 }), rule: RULES[note] ?? '' } : SILENT;
    this.#take(draft);
  }

  // Another draft than the one that was confirmed: the choice is withdrawn at once.
  #take(draft: Draft): void {
    if (draft === this.draft) return;
    const wasSettled = this.isSettled;
    this.draft = draft;
    if (wasSettled && !this.isSettled) this.#withdrawing = this.table().withdraw();
    void this.#suppose();
  }

  // The server says what the cards would do; an answer to an older draft is of no use any more.
  async #suppose(): Promise<void> {
    const { draft } = this;
    if (draft.cards.length === 0 || !this.isOpen) return void (this.supposed = null);
    await this.#withdrawing;
    const answer = await this.table().preview([action(draft)]);
    if (this.draft === draft) this.supposed = answer.t === 'preview' ? (answer.view as KingsRoadView) : null;
  }

  // A card that is not on the menu: the server has said why.
  #refuse(card: string): void {
    const { view, words } = this.table();
    const barred = view.barred.find(([one]) => one.cards.includes(card));
    if (barred) this.#said = { text: reason(words, 'kings-road', barred[1]), rule: barred[1].rule };
  }
}
