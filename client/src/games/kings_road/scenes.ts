// Turns the events of a reveal into the scenes of a round card: all cards at once, each region that scores, the King.

import type { Event } from '../../lib/wire';
import { deposed, emptied, ennobled, kind, paid, placed, spent, type Board } from './board';
import { scene, type Gain, type Hand, type Placed, type Scene } from './scene';

const REVEALS = new Set(['reveal', 'reveal-nothing', 'decline', 'witch', 'markers']);
const SCORES = new Set(['dragons', 'scores', 'empty', 'place', 'place-tied', 'noble', 'noble-kept', 'noble-stays', 'no-noble', 'noble-leaves', 'chain']);
const PREFIX = 'kings-road-event-';

// Whether events have anything to show beyond who has chosen, or chooses again.
export function isStory(events: readonly Event[]): boolean {
  return events.some((event) => event.key.startsWith(PREFIX) && kind(event) !== 'ready');
}

export function scenes(before: Board, events: readonly Event[]): Scene[] {
  const told: Scene[] = [];
  let board = before;
  let at = 0;
  const take = (isPart: (event: Event, first: boolean) => boolean): Event[] => {
    const from = at;
    while (at < events.length && isPart(events[at]!, at === from)) at += 1;
    return events.slice(from, at);
  };
  const tell = (one: Scene, part: readonly Event[]) => told.push({ ...one, events: part, untold: events.length - at });
  while (at < events.length) {
    const what = kind(events[at]!);
    if (REVEALS.has(what)) {
      const part = take((event) => REVEALS.has(kind(event)));
      const shown = cards(board, part);
      board = shown.board;
      tell(shown, part);
    } else if (SCORES.has(what)) {
      let hasRegion = false;
      const part = take((event) => {
        const isNext = kind(event) === 'scores';
        if (isNext && hasRegion) return false;
        hasRegion ||= isNext;
        return SCORES.has(kind(event));
      });
      const shown = scored(board, part);
      tell(shown, part);
      board = shown.region ? emptied(shown.board, shown.region) : shown.board;
    } else if (what === 'king') {
      const part = take((_, first) => first);
      board = { ...board, king: String(part[0]!.arguments.region) };
      tell(scene('king', board, { region: board.king, rule: 'KR-26' }), part);
    } else if (what === 'final' || what === 'final-place') {
      const part = take((event) => kind(event).startsWith('final'));
      const gains = part.filter((event) => kind(event) === 'final-place').map(gainOf);
      for (const { seat, points } of gains) board = paid(board, seat, points);
      tell(scene('final', board, { gains, rule: 'KR-31' }), part);
    } else {
      at += 1;
      const last = told.at(-1);
      if (last) told[told.length - 1] = { ...last, untold: events.length - at };
    }
  }
  return told;
}

function cards(before: Board, part: readonly Event[]): Scene {
  let board = before;
  const hands: Hand[] = [];
  const all: Placed[] = [];
  for (const event of part) {
    const seat = Number(event.arguments.player);
    if (kind(event) === 'markers') {
      const one = { seat, region: String(event.arguments.region), count: Number(event.arguments.count) };
      all.push(one);
      board = placed(board, seat, one.region, one.count);
    }
    if (!kind(event).startsWith('reveal')) continue;
    const shown = (event.arguments.cards as string[] | undefined) ?? [];
    for (const card of shown.filter((one) => one === 'dragon' || one === 'witch')) board = spent(board, seat, card);
    const isDeclined = part.some((other) => kind(other) === 'decline' && other.arguments.player === seat);
    hands.push({ seat, cards: shown, isDeclined, idle: [] });
  }
  return scene('cards', board, { hands: hands.map((hand) => ({ ...hand, idle: idle(hand, all) })), placed: all, rule: 'KR-13' });
}

// A Knight that was not declined and put no second marker anywhere did nothing.
function idle({ seat, cards: shown, isDeclined }: Hand, all: readonly Placed[]): string[] {
  const isTwice = all.some((one) => one.seat === seat && one.count > 1);
  return shown.includes('knight') && !isDeclined && !isTwice ? ['knight'] : [];
}

function scored(before: Board, part: readonly Event[]): Scene {
  let board = before;
  const gains: Gain[] = [];
  const chains: string[][] = [];
  let region: string | null = null;
  for (const event of part) {
    const { player, points, chain } = event.arguments;
    const seat = Number(player);
    const what = kind(event);
    if (what === 'scores') region = String(event.arguments.region);
    if (what === 'place' || what === 'place-tied') gains.push(gainOf(event));
    if (what === 'place' || what === 'place-tied' || what === 'chain') board = paid(board, seat, Number(points));
    if (what === 'chain') chains.push((chain as string[]).map(String));
    if (what === 'noble') board = ennobled(board, seat, String(event.arguments.region));
    if (what === 'noble-leaves') board = deposed(board, seat, String(event.arguments.region));
  }
  const isTied = part.some((event) => kind(event) === 'place-tied');
  return scene('region', board, { region, gains, chains, rule: isTied ? 'KR-22' : 'KR-21' });
}

function gainOf({ arguments: { player, region, points } }: Event): Gain {
  return { seat: Number(player), region: String(region), points: Number(points) };
}
