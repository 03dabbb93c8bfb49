// A turn in a few signs: what was taken, played, called and gained.

import type { TurnPart, Words } from '../../lib/table';
import type { Event } from '../../lib/wire';

export function digest(events: readonly Event[], words: Words): TurnPart[] {
  const parts: TurnPart[] = [];
  let offices = 0;
  for (const { key, arguments: args } of events) {
    const city = typeof args.city === 'string' ? words.text(`city-${args.city}`) : '';
    switch (key.replace('thurn-taxis-event-', '')) {
      case 'take': case 'draw-seen': parts.push({ icon: 'down', text: city }); break;
      case 'draw': parts.push({ icon: 'down', text: '?' }); break;
      case 'play': case 'play-new': parts.push({ icon: 'right', text: city }); break;
      case 'call': parts.push({ icon: 'horn', text: words.text(`official-${String(args.official)}`) }); break;
      case 'abandon': parts.push({ icon: 'cross', text: String(args.count) }); break;
      case 'close-each': case 'close-province': parts.push({ icon: 'check', text: String(args.count) }); break;
      case 'office': offices += 1; break;
      case 'bonus': parts.push({ icon: 'seal', text: `+${String(args.points)}` }); break;
      case 'carriage': parts.push({ icon: 'carriage', text: String(args.carriage) }); break;
      case 'last-round': parts.push({ icon: 'flag', text: '' }); break;
    }
  }
  if (offices) parts.splice(parts.findIndex((part) => part.icon === 'check') + 1, 0, { icon: 'house', text: `+${offices}` });
  return parts;
}

/** A closing is taken back as one: its offices, carriage, bonuses and discards with it. */
export function together({ key, arguments: args }: Event): 'first' | 'more' | null {
  if (/-event-close-/.test(key)) return 'first';
  return /-event-(office|bonus|carriage|discard)$/.test(key) || args.official === 'cartwright' ? 'more' : null;
}
