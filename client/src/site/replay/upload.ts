// Brings a record to the server, and puts what is wrong with one into words.

import type { Words } from '../../lib/table';
import type { Failure, GameInfo, Uploaded } from '../../lib/wire';

export interface Fault {
  head: string;
  why: string;
  rule: string;
  game: string;
}

// The id under which the record can be looked at, or what is wrong with it.
export async function upload(file: Blob, words: Words, games: readonly GameInfo[]): Promise<string | Fault> {
  try {
    const answer = await fetch('/api/records', { method: 'POST', body: file, headers: { 'Content-Type': 'application/octet-stream' } });
    const body: unknown = await answer.json();
    return answer.ok ? (body as Uploaded).replay : explained(body as Failure, words, games);
  } catch {
    return { head: words.text('replay-unreached'), why: '', rule: '', game: '' };
  }
}

export function explained(failure: Failure, words: Words, games: readonly Pick<GameInfo, 'slug' | 'rule_ids'>[]): Fault {
  const { why, rule, line, ...rest } = failure.arguments ?? {};
  const key = `refusal-${failure.key}`;
  const head = words.has(key) ? words.text(key, line === undefined ? rest : { line, ...rest }) : words.text('replay-unreached');
  const reason = typeof why === 'string' && words.has(why) ? words.text(why, rest) : '';
  const name = typeof rule === 'string' ? rule : '';
  return { head, why: reason, rule: name, game: games.find((game) => game.rule_ids.includes(name))?.slug ?? '' };
}
