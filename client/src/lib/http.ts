// Requests to the server: an answer, or a Failure that can be told in words.

import type { Failure } from './wire';

export class Failed extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    readonly failure: Failure,
  ) {
    super(failure.key);
  }
}

const UNREACHED: Failure = { key: 'unreachable', rule: '', arguments: {}, legal: [] };

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Failed(0, UNREACHED);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Failed(answer.status, failure(text));
  return (text ? JSON.parse(text) : null) as Answer;
}

function failure(text: string): Failure {
  try {
    const found = JSON.parse(text) as Partial<Failure>;
    return { key: found.key ?? 'failed', rule: found.rule ?? '', arguments: found.arguments ?? {}, legal: found.legal ?? [] };
  } catch {
    return { ...UNREACHED, key: 'failed' };
  }
}
