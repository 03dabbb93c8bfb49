// What the bots at one table are called: whoever is not the first of a kind goes by another person's name.

import type { Words } from './table';

/** `kinds` has the name of a bot's kind for each seat, '' for a person's. A bot of the host's own keeps its name. */
export function botNames(kinds: readonly string[], words: Pick<Words, 'has' | 'text'>): string[] {
  let others = 0;
  return kinds.map((kind, seat) => {
    let key = `bot-${kind}`;
    if (kind && kinds.indexOf(kind) < seat && words.has(`bot-other-${others + 1}`)) key = `bot-other-${(others += 1)}`;
    return kind && words.has(key) ? words.text(key) : kind;
  });
}
