// Which of the texts holds where editions of a game differ.

import type { BookParagraph, BookVariant } from '../../lib/wire';

/** What the reader plays by: a named edition, or the switches of a table that mixes them. */
export interface Reading {
  edition: string;
  switches: Readonly<Record<string, unknown>>;
}

export function chosen({ variants, switch: name }: BookParagraph, { edition, switches }: Reading): BookVariant {
  const held = variants.find((one) => (name in switches ? one.value === switches[name] : one.editions.includes(edition)));
  return held ?? variants[0]!;
}
