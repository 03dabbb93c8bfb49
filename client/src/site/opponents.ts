// Opponents that are not chosen one by one: any of a game's bots.

import type { GameInfo } from '../lib/wire';

export const SURPRISE = 'surprise'; // no bot is called so: the roster's names are in the catalogue

export function anyBot(game: GameInfo, others: readonly string[] = []): string {
  const left = game.bots.filter((bot) => !others.includes(bot.spec));
  const from = left.length ? left : game.bots;
  return from[Math.floor(Math.random() * from.length)]!.spec;
}
