// King's Road as the page knows it (GamePage in lib/table.ts).

import type { Event, KingsRoadPlayerView, KingsRoadView } from '../../lib/wire';
import type { Key, Words } from '../../lib/table';
import Banners from './Banners.svelte';
import Board from './Board.svelte';
import { currentBoard, untoldEvents } from './current_scene.svelte';
import Player from './Player.svelte';
import Result from './Result.svelte';
import { isStory } from './scenes';
import type { KingsRoadTable } from './words';

export { help } from './help';
export { paragraph } from './rulebook/now';
export { status } from './status';
export { Board, Player, Result, Banners as Preparation };

export const secrets = ['choice'];

export const measures = { 'replay-nobles': (player: KingsRoadPlayerView) => player.nobles.length };

// Who chooses, or chooses again, shows nothing and keeps nobody waiting.
export function isQuiet(events: readonly Event[]): boolean {
  return !isStory(events);
}

// All choose at once; after the Witch some choose again.
export function turn(view: KingsRoadView): string {
  return view.is_second ? 'second' : 'first';
}

// Who has chosen is asked no more, though they may still change their mind.
export function isWaitedFor(table: KingsRoadTable, seat: number): boolean {
  return !currentBoard(table.now.table) && table.view.waiting.includes(seat);
}

export function untold(table: KingsRoadTable): number {
  return untoldEvents(table.now.table);
}

export function points(table: KingsRoadTable, seat: number): number {
  const { players } = currentBoard(table.now.table) ?? table.view;
  return players[seat]?.score ?? 0;
}

export function highlights(event: Event): string[] {
  const { region, chain, cards } = event.arguments;
  return [region, ...(Array.isArray(chain) ? chain : []), ...(Array.isArray(cards) ? cards : [])].filter((id) => typeof id === 'string');
}

export function keys(words: Words): Key[] {
  return [
    { keys: '1–8', text: words.text('kr-key-regions') },
    { keys: 'K, 9', text: words.text('card-knight') },
    { keys: 'D, 0', text: words.text('card-dragon') },
    { keys: 'W', text: words.text('card-witch') },
    { keys: 'Enter', text: words.text('kr-key-confirm') },
    { keys: 'Backspace', text: words.text('kr-key-back') },
    { keys: 'Esc', text: words.text('kr-key-escape') },
    { keys: '← →', text: words.text('kr-key-scenes') },
    { keys: '+ −', text: words.text('page-key-zoom') },
    { keys: 'T', text: words.text('kr-table') },
  ];
}
