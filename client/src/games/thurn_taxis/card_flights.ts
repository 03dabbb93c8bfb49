// Animates cards flying from where they lay to where they lie now.

import type { Event } from '../../lib/wire';
import type { PostTable } from './types';

export class CardFlights {
  #rects = new Map<string, DOMRect>();
  #seq = -1;

  /** Where everything lies before the next change is drawn. */
  remember(page: Document): void {
    this.#rects = new Map();
    for (const one of page.querySelectorAll<HTMLElement>('[data-spot]')) {
      this.#rects.set(one.dataset.spot!, one.getBoundingClientRect());
    }
  }

  /** Lets the cards of the latest lines fly. */
  show(table: PostTable, board: HTMLElement): void {
    const { seq, lines } = table.now;
    const isFirst = this.#seq < 0;
    const news = lines.filter((line) => line.seq > this.#seq);
    this.#seq = seq;
    if (isFirst || table.lastsMs === 0 || document.hidden) return;
    const flights = news.flatMap((line) => line.events).flatMap((event) => this.#flight(event, table, board));
    if (flights.length) table.hold(Promise.all(flights));
  }

  #flight(event: Event, table: PostTable, board: HTMLElement): Promise<unknown>[] {
    const { player, city, slot } = event.arguments as { player?: number; city?: string; slot?: number };
    const isFront = player === (table.view.seat ?? table.view.turn);
    const hand = isFront && city ? `hand-${city}` : `player-${player}`;
    const trips: Record<string, [string, string]> = {
      'thurn-taxis-event-take': [`slot-${Number(slot)}`, hand],
      'thurn-taxis-event-draw': ['deck', hand],
      'thurn-taxis-event-draw-seen': ['deck', hand],
      'thurn-taxis-event-play': [hand, isFront ? `route-${city}` : `player-${player}`],
      'thurn-taxis-event-play-new': [hand, isFront ? `route-${city}` : `player-${player}`],
    };
    const trip = trips[event.key];
    if (!trip) return [];
    const from = this.#rects.get(trip[0]);
    const to = board.ownerDocument.querySelector(`[data-spot="${trip[1]}"]`)?.getBoundingClientRect();
    if (!from?.width || !to?.width || from === to) return [];
    return [fly(board, city ? table.words.text(`city-${city}`) : '', from, to, table.lastsMs)];
  }
}

function fly(board: HTMLElement, text: string, from: DOMRect, to: DOMRect, lasts: number): Promise<unknown> {
  const card = document.createElement('div');
  card.className = 'tt-flying';
  card.textContent = text;
  card.ariaHidden = 'true';
  const width = Math.min(from.width, 110);
  card.style.width = `${width}px`;
  board.append(card);
  const end = { x: to.x + (to.width - width) / 2, y: to.y };
  const flight = card.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px)` },
      { transform: `translate(${(from.x + end.x) / 2}px, ${(from.y + end.y) / 2 - 18}px) scale(1.08)` },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 0.6 },
    ],
    { duration: lasts, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
  return flight.finished.catch(() => undefined).finally(() => card.remove());
}
