// A line for who is new: what this moment is for, and why one might do one thing or the other.

import { offered } from './offers';
import type { PostTable, View } from './types';

const SHORTEST = 3; // cities, to be closed

export function help(table: PostTable): string {
  const { view, words } = table;
  if (view.phase === 'over' || view.seat === null || table.isReplay) return '';
  return words.text(view.seat === view.turn ? `help-${moment(view)}` : 'help-tt-wait');
}

function moment(view: View): string {
  const { phase } = view;
  const { route, hand_size } = view.players[view.turn]!;
  if (phase === 'take') return view.round === 0 ? 'tt-first' : route.length || hand_size ? 'tt-take' : 'tt-take-empty';
  if (phase === 'taken' && view.must_call) return 'tt-must-call';
  if (phase === 'take-second') return 'tt-second';
  if (['taken', 'play'].includes(phase)) return route.length === 0 ? 'tt-start' : offered(view, { do: 'play' }) ? 'tt-play' : 'tt-stuck';
  if (phase === 'play-second') return 'tt-play-second';
  if (phase === 'played' && offered(view, { do: 'close' })) return 'tt-may-close';
  if (phase === 'played' && route.length < SHORTEST && offered(view, { do: 'call', official: 'carrier' })) return 'tt-short';
  return ['place', 'short', 'discard'].includes(phase) ? 'tt-closing' : 'tt-end';
}
