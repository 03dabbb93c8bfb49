// One player's cards, turned over one by one: the markers told of are shared out among the cards.

import type { Event } from '../../lib/wire';
import { step, type Step } from './step';
import { kind, placed, spent, type Board } from './board';

const OF_ONE_PLAYER = new Set(['decline', 'witch', 'markers']);

// The steps of the reveal at `at`, and where the next player's begins.
export function turns(before: Board, events: readonly Event[], at: number): { steps: Step[]; next: number } {
  const seat = Number(events[at]!.arguments.player);
  const cards = (events[at]!.arguments.cards as string[]) ?? [];
  let next = at + 1;
  while (next < events.length && OF_ONE_PLAYER.has(kind(events[next]!)) && events[next]!.arguments.player === seat) next += 1;
  const told = events.slice(at + 1, next);
  const left = new Map(
    told.filter((event) => kind(event) === 'markers').map((event) => [String(event.arguments.region), Number(event.arguments.count)]),
  );
  const isDeclined = told.some((event) => kind(event) === 'decline');
  const steps: Step[] = [];
  let board = before;
  cards.forEach((card, number) => {
    const region = left.has(card) ? card : extra(left, cards[number - 1]);
    if (region) {
      board = placed(board, seat, region, 1);
      left.set(region, left.get(region)! - 1);
    } else if (card === 'dragon' || card === 'witch') {
      board = spent(board, seat, card);
    }
    const args = { player: seat, card, ...(region ? { region } : {}) };
    const untold = events.length - (number === cards.length - 1 ? next : at); // told as one when all lie open
    steps.push(step(board, sentence(card, region, isDeclined), args, { shown: { seat, cards, open: number + 1 }, rule: rule(card), untold }));
  });
  return { steps, next };
}

// The region where a card that is no region's puts a marker too, if it does.
function extra(left: ReadonlyMap<string, number>, before: string | undefined): string | null {
  return before !== undefined && (left.get(before) ?? 0) > 0 ? before : null;
}

function sentence(card: string, region: string | null, isDeclined: boolean): string {
  if (card === region) return 'kr-turn-region';
  if (card === 'dragon') return 'kr-turn-dragon';
  if (card === 'witch') return 'kr-turn-witch';
  if (region) return 'kr-turn-knight';
  return isDeclined ? 'kr-turn-knight-declined' : 'kr-turn-knight-idle';
}

function rule(card: string): string {
  return { knight: 'KR-14', dragon: 'KR-15', witch: 'KR-16' }[card] ?? 'KR-13';
}
