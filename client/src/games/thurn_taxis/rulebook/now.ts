// Which paragraph of the rulebook is about what can be done now.

import type { PostTable } from '../types';

const PARAGRAPHS: Record<string, string> = {
  take: 'take-card', taken: 'play-card', 'take-second': 'take-postmaster', play: 'play-card', 'play-second': 'play-carrier',
  played: 'close-when', place: 'close-offices', short: 'carriage-cartwright', discard: 'tidy-cards', done: 'turn-steps', over: 'end-score',
};

export function paragraph({ view }: PostTable): string {
  if (view.must_call) return 'take-first';
  const stuck = view.legal.length > 0 && view.legal.every((step) => step.do === 'abandon');
  return stuck ? 'play-stuck' : (PARAGRAPHS[view.phase] ?? 'turn-steps');
}
