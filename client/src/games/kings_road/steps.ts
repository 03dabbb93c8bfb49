// Turns the events of a reveal into steps that are shown one after the other.

import type { Event } from '../../lib/wire';
import { turns } from './turns';
import { step, type Step } from './step';
import { deposed, emptied, ennobled, isEmpty, kind, paid, type Board } from './board';

const RULES: Record<string, string> = {
  'place': 'KR-21',
  'place-tied': 'KR-22',
  'noble': 'KR-23',
  'noble-kept': 'KR-23',
  'noble-stays': 'KR-23',
  'no-noble': 'KR-23',
  'noble-leaves': 'KR-23',
  'chain': 'KR-25',
  'king': 'KR-26',
  'dragons': 'KR-20',
  'scores': 'KR-20',
  'final': 'KR-31',
  'final-place': 'KR-31',
};
const SETTLES = new Set(['chain', 'scores', 'king', 'final', 'event-won', 'event-won-shared', 'event-stopped']);

// Whether a line of the log has something to show beyond who is ready.
export function isStory(events: readonly Event[]): boolean {
  return events.some((event) => kind(event) !== 'ready' && kind(event) !== 'event-resign');
}

export function steps(before: Board, events: readonly Event[]): Step[] {
  const told: Step[] = [];
  let board = before;
  let scoring: string | null = null; // the region whose markers have not gone home yet
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at]!;
    const what = kind(event);
    if (what === 'ready') continue;
    if (what === 'reveal') {
      const { steps: turned, next } = turns(board, events, at);
      told.push(...turned);
      board = turned.at(-1)?.board ?? board;
      at = next - 1;
      continue;
    }
    if (scoring && SETTLES.has(what)) {
      if (!isEmpty(board, scoring)) {
        board = emptied(board, scoring);
        told.push(step(board, 'kr-markers-home', { region: scoring }, { region: scoring, rule: 'KR-24', untold: events.length - at }));
      }
      scoring = null;
    }
    if (what === 'scores') scoring = String(event.arguments.region);
    board = after(board, event);
    told.push({ ...ofEvent(board, event, scoring), untold: events.length - at - 1 });
  }
  return told;
}

function after(board: Board, event: Event): Board {
  const { player, region, points } = event.arguments;
  const seat = Number(player);
  switch (kind(event)) {
    case 'place':
    case 'place-tied':
    case 'final-place':
    case 'chain':
      return paid(board, seat, Number(points));
    case 'noble':
      return ennobled(board, seat, String(region));
    case 'noble-leaves':
      return deposed(board, seat, String(region));
    case 'king':
      return { ...board, king: String(region) };
    default:
      return board;
  }
}

function ofEvent(board: Board, event: Event, scoring: string | null): Step {
  const { player, region, points, chain } = event.arguments;
  const what = kind(event);
  const earns = typeof points === 'number' && points > 0;
  return step(board, event.key, event.arguments, {
    region: scoring ?? (what === 'final-place' ? String(region) : null),
    chain: Array.isArray(chain) ? chain.map(String) : [],
    gain: earns ? { seat: Number(player), points } : null,
    rule: RULES[what] ?? '',
    beats: what === 'scores' || what === 'chain' || what === 'final' ? 1.5 : 1,
  });
}
