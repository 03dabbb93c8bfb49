// A turn in a few signs: what was taken, played, called and gained.

import type { Deed, Words } from '../../lib/table';
import type { Event } from '../../lib/wire';

export function digest(events: readonly Event[], words: Words): Deed[] {
  const deeds: Deed[] = [];
  let offices = 0;
  for (const { key, arguments: args } of events) {
    const city = typeof args.city === 'string' ? words.text(`city-${args.city}`) : '';
    switch (key.replace('thurn-taxis-event-', '')) {
      case 'take': case 'draw-seen': deeds.push({ icon: 'down', text: city }); break;
      case 'draw': deeds.push({ icon: 'down', text: '?' }); break;
      case 'play': case 'play-new': deeds.push({ icon: 'right', text: city }); break;
      case 'call': deeds.push({ icon: 'horn', text: words.text(`official-${String(args.official)}`) }); break;
      case 'abandon': deeds.push({ icon: 'cross', text: String(args.count) }); break;
      case 'close-each': case 'close-province': deeds.push({ icon: 'check', text: String(args.count) }); break;
      case 'office': offices += 1; break;
      case 'bonus': deeds.push({ icon: 'seal', text: `+${String(args.points)}` }); break;
      case 'carriage': deeds.push({ icon: 'carriage', text: String(args.carriage) }); break;
      case 'last-round': deeds.push({ icon: 'flag', text: '' }); break;
    }
  }
  if (offices) deeds.splice(deeds.findIndex((deed) => deed.icon === 'check') + 1, 0, { icon: 'house', text: `+${offices}` });
  return deeds;
}

/** A closing is taken back as one: its offices, carriage, bonuses and discards with it. */
export function together({ key, arguments: args }: Event): 'first' | 'more' | null {
  if (/-event-close-/.test(key)) return 'first';
  return /-event-(office|bonus|carriage|discard)$/.test(key) || args.official === 'cartwright' ? 'more' : null;
}
