// The choice that the viewer is making: kept while others choose, begun anew with each question.

import { reason } from '../../lib/refusals';
import { action, declined, draftOf, inserted, isComplete, isSame, mayDecline, NOTHING, slots, toggled, type Change, type Draft } from './choice';
import type { KingsRoadTable } from './words';

export interface Note {
  text: string;
  rule: string;
}

const RULES: Record<string, string> = { 'kr-note-alone': 'KR-12', 'kr-note-not-alone': 'KR-12', 'kr-note-last': 'KR-11', 'kr-note-full': 'KR-10' };
const SILENT: Note = { text: '', rule: '' };

export class Drafting {
  draft = $state.raw<Draft>(NOTHING);
  note = $state.raw<Note>(SILENT);
  #question = '';

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
    return this.menu !== null && this.table().mayAct;
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

  // A new round, or a second choice after the Witch, begins with what is known of it.
  follow(): void {
    const { view } = this.table();
    const question = `${view.seat} ${view.round} ${view.is_second}`;
    if (question === this.#question) return;
    this.#question = question;
    this.draft = draftOf(this.chosen);
    this.note = SILENT;
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
    if (this.menu) this.draft = declined(this.draft, isDeclined, this.menu);
  }

  clear(): void {
    this.draft = NOTHING;
    this.note = SILENT;
  }

  async confirm(): Promise<void> {
    if (!this.isOpen || !this.isComplete || this.isSettled) return;
    this.note = SILENT;
    await this.table().act(action(this.draft));
  }

  #change({ draft, note }: Change, card: string): void {
    this.draft = draft;
    const { words } = this.table();
    this.note = note ? { text: words.text(note, { card, count: this.menu?.count ?? 0 }), rule: RULES[note] ?? '' } : SILENT;
  }

  // A card that is not on the menu: the server has said why.
  #refuse(card: string): void {
    const { view, words } = this.table();
    const barred = view.barred.find(([one]) => one.cards.includes(card));
    if (barred) this.note = { text: reason(words, 'kings-road', barred[1]), rule: barred[1].rule };
  }
}
