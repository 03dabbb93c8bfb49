// What the server offers now and what it bars; the page itself knows no rule.

import type { Action } from '../../lib/table';
import type { Refusal } from '../../lib/wire';
import type { End, LegalAction, View } from './types';

export function matches(step: LegalAction, wanted: Action): boolean {
  const given = step as unknown as Action;
  return Object.entries(wanted).every(([key, value]) => given[key] === value);
}

/** The legal action that has the wanted fields, if there is one. */
export function offered(view: View, wanted: Action): LegalAction | undefined {
  return view.legal.find((step) => matches(step, wanted));
}

export function allOffered(view: View, wanted: Action): LegalAction[] {
  return view.legal.filter((step) => matches(step, wanted));
}

/** Why the wanted action is not possible, if the view says so. */
export function barred(view: View, wanted: Action): Refusal | undefined {
  return view.barred.find(([step]) => matches(step, wanted))?.[1];
}

/** The ends that a card of the hand may be played to. */
export function endsFor(view: View, city: string): End[] {
  return view.legal.flatMap((step) => (step.do === 'play' && step.city === city ? [step.end] : []));
}

/** Whether a closing is under way and waits for offices, the Cartwright or cards. */
export function isClosing(view: View): boolean {
  return view.legal.some((step) => ['office', 'discard'].includes(step.do) || matches(step, { do: 'call', official: 'cartwright' }));
}

/** How many cards the view says are still to be discarded. */
export function discardsDue(view: View): number {
  return Number(barred(view, { do: 'end' })?.arguments.count ?? 0);
}
