// The buttons beside the cards: what may be done now that no card does, the most likely first.

import type { Desk } from './desk.svelte';
import { allOffered, isClosing } from './offers';

export interface Offer {
  readonly id: string;
  readonly kind: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly text: string;
  readonly perform: () => unknown;
}

export function offersOf(desk: Desk): Offer[] {
  const { view, table, mayClose } = desk;
  const { words } = table;
  const plays = allOffered(view, { do: 'play' });
  const found: Offer[] = [];
  const offer = (id: string, kind: Offer['kind'], text: string, perform: Offer['perform']) => found.push({ id, kind, text, perform });
  if (mayClose) offer('close', 'primary', words.text(isClosing(view) ? 'tt-go-on-closing' : 'tt-close'), () => desk.close());
  if (desk.can({ do: 'end' })) offer('end', mayClose ? 'plain' : 'primary', words.text('thurn-taxis-action-end'), () => desk.end());
  const hasCards = view.display.some((_, slot) => desk.canTake(slot)); // which one sees before one draws blindly
  if (desk.can({ do: 'draw' })) offer('draw', hasCards ? 'plain' : 'primary', words.text('thurn-taxis-action-draw'), () => desk.draw());
  if (view.must_call && desk.can({ do: 'call', official: 'postmaster' })) {
    const text = words.text('thurn-taxis-action-call', { official: 'postmaster' });
    offer('postmaster', 'primary', text, () => desk.call('postmaster'));
  }
  const only = plays.length === 1 ? plays[0] : undefined;
  if (only?.do === 'play') offer('play', 'primary', words.text('tt-play', { city: only.city }), () => desk.play(only.city));
  if (desk.can({ do: 'abandon' })) {
    offer('abandon', plays.length ? 'quiet' : 'danger', words.text('thurn-taxis-action-abandon'), () => desk.abandon());
  }
  return found;
}
