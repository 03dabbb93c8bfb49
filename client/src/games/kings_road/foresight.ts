// What the cards in the making would do, read off the view that the server previews: no rule is known here.

import type { KingsRoadView } from '../../lib/wire';
import type { Draft } from './choice';

export interface Warning {
  key: string;
  arguments: Record<string, unknown>;
  rule: string;
}

function count(view: KingsRoadView): number {
  const own = view.seat === null ? undefined : view.players[view.seat];
  return Object.values(own?.markers ?? {}).reduce((sum, one) => sum + one, 0);
}

// How many markers more the viewer would have in a region.
export function ghosts(view: KingsRoadView, supposed: KingsRoadView | null, region: string): number {
  if (!supposed || view.seat === null) return 0;
  const of = (one: KingsRoadView) => one.players[view.seat!]?.markers[region] ?? 0;
  return Math.max(0, of(supposed) - of(view));
}

// The regions that would score beside those that score anyway.
export function added(view: KingsRoadView, supposed: KingsRoadView | null): string[] {
  return supposed ? supposed.scoring.filter((region) => !view.scoring.includes(region)) : [];
}

// Cards that would do nothing, or nothing for the viewer.
export function warnings(view: KingsRoadView, supposed: KingsRoadView, draft: Draft, isRegion: (card: string) => boolean): Warning[] {
  const found: Warning[] = [];
  const placed = count(supposed) - count(view);
  if (draft.cards.includes('knight') && !draft.decline && placed <= draft.cards.filter(isRegion).length) {
    found.push({ key: 'kr-warn-knight', arguments: { card: 'knight' }, rule: 'KR-14' });
  }
  const own = supposed.seat === null ? undefined : supposed.players[supposed.seat];
  const region = added(view, supposed).at(-1);
  if (draft.cards.includes('dragon') && (!region || !own?.earns[region])) {
    found.push({ key: region ? 'kr-warn-dragon' : 'kr-warn-dragon-idle', arguments: region ? { region } : {}, rule: 'KR-15' });
  }
  return found;
}
