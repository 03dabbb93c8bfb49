// What the frame of a table gives to the board of a game, and what a board may ask of it.

import type { Now, Previewed, Refused, ThurnTaxisView, KingsRoadView } from './wire';

export type Action = Record<string, unknown>; // one of the view's legal actions, as records have it
export type GameView = ThurnTaxisView | KingsRoadView;

export interface Words {
  readonly language: string;
  text(key: string, args?: Record<string, unknown>): string; // ids among the arguments become names
  has(key: string): boolean;
}

export interface Table<View = GameView, Facts = unknown> {
  readonly now: Now;
  readonly view: View; // now.view
  readonly before: View | null; // the view before the last change, for what moves
  readonly facts: Facts; // the board's data, from /api/games
  readonly words: Words;
  readonly names: readonly string[]; // by seat, told apart
  readonly mayAct: boolean; // it is the viewer's turn, and no command is under way
  readonly isReplay: boolean; // nothing can be done, everything may be shown
  readonly speed: 'calm' | 'brisk' | 'instant'; // of animations; instant with reduced motion
  readonly lit: readonly string[]; // ids that a line of the log points at: cities, regions, stacks
  light(ids: readonly string[]): void; // so that the log can answer in turn
  act(action: Action): Promise<boolean>; // false if it was refused; the frame says why
  preview(actions: readonly Action[]): Promise<Previewed | Refused>;
  explain(rule: string): void; // opens a rule's paragraph
}

// A game's module, loaded when a table of that game is opened; the list is games/index.ts.
export interface GamePage {
  Board: unknown; // a component with the one property `table: Table`
  status(table: Table): string; // whose turn, which step, what one may do: one line
}
