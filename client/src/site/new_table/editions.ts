// Which edition is offered first: the one that the reader's own rulebook teaches.

import type { GameInfo } from '../../lib/wire';
import { words } from '../../lib/words.svelte';

export function usualEdition(game: GameInfo): string | undefined {
  return words.language in game.editions ? words.language : Object.keys(game.editions)[0];
}

export function usualOptions(game: GameInfo): Record<string, unknown> {
  const edition = usualEdition(game);
  return edition === undefined ? {} : { edition };
}
