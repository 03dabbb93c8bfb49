// Follows the cards of a Thurn und Taxis record, so that the proof of chance knows from which deck each draw is made.

import type { Draw, RecordEntry, RecordHeader } from '../../lib/fairness';

const COPIES = 3; // cards of each city

interface Entry extends RecordEntry {
  readonly seat?: number;
  readonly do?: string;
  readonly chance?: string;
  readonly city?: string;
  readonly slot?: number;
  readonly official?: string;
}

export function* followDraws(header: RecordHeader, entries: readonly Entry[], facts: unknown): Generator<Draw> {
  const cities = (facts as { cities: readonly { id: string }[] }).cities.map((city) => city.id);
  const cards = new Cards(header.players.length, cities);
  for (const entry of entries) {
    if (entry.chance === 'reshuffle') cards.reshuffle();
    if (entry.chance === 'refill' || entry.do === 'draw') yield { heap: [...cards.deck], card: entry.city ?? '' };
    cards.follow(entry);
  }
}

class Cards {
  deck: string[];
  #discard: string[] = [];
  #display: (string | undefined)[] = [];
  #hands: string[][];
  #routes: string[][];

  constructor(players: number, cities: readonly string[]) {
    this.deck = cities.flatMap((city) => Array<string>(COPIES).fill(city)).sort();
    this.#hands = Array.from({ length: players }, () => []);
    this.#routes = Array.from({ length: players }, () => []);
  }

  reshuffle(): void {
    if (this.deck.length > 0) throw new Error('reshuffled before the deck was empty');
    this.deck = this.#discard.splice(0).sort();
  }

  follow(entry: Entry): void {
    const seat = entry.seat ?? 0;
    const city = entry.city ?? '';
    if (entry.chance === 'refill') this.#display[entry.slot!] = taken(this.deck, city);
    else if (entry.do === 'draw') this.#hands[seat]!.push(taken(this.deck, city));
    else if (entry.do === 'take') this.#hands[seat]!.push(this.#fromDisplay(entry.slot!));
    else if (entry.do === 'play') this.#routes[seat]!.push(taken(this.#hands[seat]!, city));
    else if (entry.do === 'discard') this.#discard.push(taken(this.#hands[seat]!, city));
    else if (entry.do === 'abandon' || entry.do === 'close') this.#discard.push(...this.#routes[seat]!.splice(0));
    else if (entry.do === 'call' && entry.official === 'administrator') {
      this.#discard.push(...this.#display.splice(0).filter((card) => card !== undefined));
    }
  }

  #fromDisplay(slot: number): string {
    const card = this.#display[slot];
    if (card === undefined) throw new Error(`no card at ${slot}`);
    this.#display[slot] = undefined;
    return card;
  }
}

function taken(from: string[], city: string): string {
  const at = from.indexOf(city);
  if (at < 0) throw new Error(`no card of ${city}`);
  from.splice(at, 1);
  return city;
}
