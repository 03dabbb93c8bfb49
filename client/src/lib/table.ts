// The contract between a table's page and a game's board: what a board is given and may ask for.

import type { Component } from 'svelte';
import type { IconName } from './components/Icon.svelte';
import type { Event, Now, Previewed, Refused } from './wire';

export type Action = Record<string, unknown>; // one of the view's legal actions, as records have it

// What every game's view has; each game's board knows more of its own.
export interface GameView {
  readonly seat: number | null;
  readonly players: readonly object[];
}

export interface Words {
  readonly language: string;
  text(key: string, args?: Record<string, unknown>): string; // ids among the arguments become names
  has(key: string): boolean;
}

export interface Table<View = GameView, Facts = unknown> {
  readonly now: Now;
  readonly view: View; // now.view
  readonly before: View | null; // the view before the last change, for what moves
  readonly earlier?: View | null; // in a replay: the view one step before, also after a jump
  readonly rule: string; // the one being explained; '' for none
  readonly facts: Facts; // the board's data, from /api/games
  readonly words: Words;
  readonly names: readonly string[]; // by seat, told apart
  readonly letters: readonly string[]; // by seat, for marks
  readonly mayAct: boolean; // it is the viewer's turn, and no command is under way
  readonly isReplay: boolean; // nothing can be done, everything may be shown
  readonly speed: 'calm' | 'brisk' | 'instant'; // of animations; instant with reduced motion
  readonly lastsMs: number; // how long the change that is being shown may move
  readonly hurries: number; // rises when the viewer wants to skip what is being shown
  readonly lit: readonly string[]; // ids that a line of the log points at: cities, regions, stacks
  light(ids: readonly string[]): void; // so that the log can answer in turn
  hold(shown: Promise<unknown>): void; // keeps the next change back until this one has been shown
  act(action: Action): Promise<boolean>; // false if it was refused; the frame says why
  withdraw(): Promise<boolean>; // takes back a choice that is not revealed: true once it is no choice any more
  preview(actions: readonly Action[]): Promise<Previewed | Refused>;
  explain(rule: string): void; // opens a rule's paragraph
}

export interface Key {
  keys: string; // as written on the keyboard: "1–6", "D"
  text: string; // what it does, in words
}

// One thing that was done, for a line that tells a whole turn.
export interface TurnPart {
  readonly icon: IconName;
  readonly text: string;
}

// A game's module, loaded when a table of that game is opened: index.ts in the game's folder.
export interface GamePage {
  // any: each game narrows the table to its own view and facts
  Board: Component<{ table: Table<any, any> }>; // the board with hand and actions; fills its place
  Player?: Component<{ table: Table<any, any>; seat: number }>; // inside a player's panel, below the name
  Result?: Component<{ table: Table<any, any>; order: readonly number[]; winners: readonly number[] }>; // end screen: every point explained, all players in one table
  Preparation?: Component<{ options: Record<string, unknown>; change(options: Record<string, unknown>): void; facts: any }>; // opening a table: what the catalogue of choices can't offer
  hasFirst?: boolean; // whether someone begins, whom the host may name
  secrets: readonly string[]; // what of a player's view the others may not see: covered in a replay through one player's eyes
  measures?: Record<string, (player: any) => number>; // what a replay's graph can draw beside the points, by the key of its title
  turn?(view: any): string | number; // whose turn it is in a round, or which choice of all: where a replay's steps by turns stop
  status(table: Table<any, any>): string; // whose turn, which step, what one may do: one line
  help?(table: Table<any, any>): string; // for who is new: what may be done and why one might, one line
  ribbon?(table: Table<any, any>): string; // the last round: who ended it, who still plays; '' before
  isWaitedFor?(table: Table<any, any>, seat: number): boolean; // where a seat that was asked has answered, and may still change its mind
  isQuiet?(events: readonly Event[]): boolean; // where events show nothing that others should wait for
  untold?(table: Table<any, any>): number; // how many of the last events the board is still to show, so that the log does not run ahead
  points?(table: Table<any, any>, seat: number): number | null; // for the panel
  digest?(events: readonly Event[], words: Words): TurnPart[]; // a turn in a few signs; without it, turns are not told one by one
  together?(event: Event): 'first' | 'more' | null; // whether an event belongs to something that is taken back as one, and begins it
  highlights?(event: Event): string[]; // the ids on the board that an event is about
  keys?(words: Words): Key[]; // for the help on keys
  paragraph?(table: Table<any, any>): string; // of the rulebook: the one about what can be done now
}
