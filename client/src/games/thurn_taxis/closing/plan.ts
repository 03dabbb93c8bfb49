// A closing thought through with the server's previews: each answer says what can be chosen next.

import type { Action } from '../../../lib/table';
import type { Previewed, Refused } from '../../../lib/wire';
import { allOffered, discardsDue, offered } from '../offers';
import type { LegalAction, View } from '../types';

export interface Wishes {
  readonly offices: readonly string[]; // cities preferred where there is a choice
  readonly hasCartwright: boolean;
  readonly discards: readonly string[];
}

export interface Choice {
  readonly options: readonly string[];
  readonly chosen: string;
}

export interface Plan {
  readonly actions: readonly Action[];
  readonly view: View; // as it would be after them
  readonly choices: readonly Choice[]; // of cities for an office
  readonly isCartwrightOffered: boolean;
  readonly discardable: readonly string[]; // the hand that the discards come from
  readonly discards: readonly string[];
  readonly missing: number; // cards still to be chosen for discarding
}

export type Ask = (actions: readonly Action[]) => Promise<Previewed | Refused>;

const MOST = 16; // actions in one preview

export async function plan(now: View, start: Action | null, wishes: Wishes, ask: Ask): Promise<Plan | null> {
  const actions: Action[] = start ? [start] : [];
  const choices: Choice[] = [];
  const discards: string[] = [];
  let discardable: readonly string[] = [];
  let isCartwrightOffered = false;
  for (;;) {
    const view = await after(now, actions, ask);
    if (!view) return null;
    const office = officeOf(view, wishes, choices);
    const cartwright = offered(view, { do: 'call', official: 'cartwright' });
    isCartwrightOffered ||= cartwright !== undefined;
    const bins = allOffered(view, { do: 'discard' });
    if (bins.length && !discardable.length) discardable = view.players[view.turn]!.hand ?? [];
    const discard = nextDiscard(bins, discards, wishes);
    const next = office ?? (cartwright && wishes.hasCartwright ? cartwright : undefined) ?? discard;
    if (!next || actions.length === MOST) {
      const missing = bins.length ? discardsDue(view) : 0;
      return { actions, view, choices, isCartwrightOffered, discardable, discards, missing };
    }
    if (next === discard) discards.push(discard.city);
    actions.push({ ...next });
  }
}

async function after(now: View, actions: readonly Action[], ask: Ask): Promise<View | null> {
  if (actions.length === 0) return now;
  const answer = await ask(actions);
  return answer.t === 'preview' ? (answer.view as View) : null;
}

type OfficeAction = Extract<LegalAction, { do: 'office' }>;
type DiscardAction = Extract<LegalAction, { do: 'discard' }>;

function officeOf(view: View, wishes: Wishes, choices: Choice[]): OfficeAction | undefined {
  const open = allOffered(view, { do: 'office' }) as OfficeAction[];
  const found = open.find((step) => wishes.offices.includes(step.city)) ?? open[0];
  if (found && open.length > 1) choices.push({ options: open.map((step) => step.city), chosen: found.city });
  return found;
}

/** The next wished discard, counting copies: a city wished twice is discarded twice. */
function nextDiscard(bins: readonly LegalAction[], done: readonly string[], wishes: Wishes): DiscardAction | undefined {
  const left = [...wishes.discards];
  for (const city of done) left.splice(left.indexOf(city), 1);
  return left.map((city) => bins.find((step) => step.do === 'discard' && step.city === city)).find(Boolean) as DiscardAction | undefined;
}

/** Asks each question once. */
export function remembering(ask: Ask): Ask {
  const known = new Map<string, Promise<Previewed | Refused>>();
  return (actions) => {
    const key = JSON.stringify(actions);
    if (!known.has(key)) known.set(key, ask(actions));
    return known.get(key)!;
  };
}
