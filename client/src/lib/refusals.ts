// Why something was not done, in words.

import type { Words } from './table';

interface Reason {
  key: string;
  rule?: string;
  arguments?: Record<string, unknown>;
}

export function reason(words: Words, game: string, refused: Reason): string {
  const key = refused.rule ? `${game}-refusal-${refused.key}` : `refusal-${refused.key}`;
  return words.has(key) ? words.text(key, refused.arguments) : words.text('refusal-failed');
}
