// A reveal as a play: each scene is one sentence, what it lights up, and the board after it.

import type { Event } from '../../lib/wire';
import { turns } from './turns';
import { scene, type Scene } from './scene';
import { deposed, emptied, ennobled, isEmpty, kind, paid, type Stage } from './stage';

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

export function scenes(before: Stage, events: readonly Event[]): Scene[] {
  const told: Scene[] = [];
  let stage = before;
  let scoring: string | null = null; // the region whose markers have not gone home yet
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at]!;
    const what = kind(event);
    if (what === 'ready') continue;
    if (what === 'reveal') {
      const { scenes: turned, next } = turns(stage, events, at);
      told.push(...turned);
      stage = turned.at(-1)?.stage ?? stage;
      at = next - 1;
      continue;
    }
    if (scoring && SETTLES.has(what)) {
      if (!isEmpty(stage, scoring)) {
        stage = emptied(stage, scoring);
        told.push(scene(stage, 'kr-markers-home', { region: scoring }, { region: scoring, rule: 'KR-24', untold: events.length - at }));
      }
      scoring = null;
    }
    if (what === 'scores') scoring = String(event.arguments.region);
    stage = after(stage, event);
    told.push({ ...ofEvent(stage, event, scoring), untold: events.length - at - 1 });
  }
  return told;
}

function after(stage: Stage, event: Event): Stage {
  const { player, region, points } = event.arguments;
  const seat = Number(player);
  switch (kind(event)) {
    case 'place':
    case 'place-tied':
    case 'final-place':
    case 'chain':
      return paid(stage, seat, Number(points));
    case 'noble':
      return ennobled(stage, seat, String(region));
    case 'noble-leaves':
      return deposed(stage, seat, String(region));
    case 'king':
      return { ...stage, king: String(region) };
    default:
      return stage;
  }
}

function ofEvent(stage: Stage, event: Event, scoring: string | null): Scene {
  const { player, region, points, chain } = event.arguments;
  const what = kind(event);
  const earns = typeof points === 'number' && points > 0;
  return scene(stage, event.key, event.arguments, {
    region: scoring ?? (what === 'final-place' ? String(region) : null),
    chain: Array.isArray(chain) ? chain.map(String) : [],
    gain: earns ? { seat: Number(player), points } : null,
    rule: RULES[what] ?? '',
    beats: what === 'scores' || what === 'chain' || what === 'final' ? 1.5 : 1,
  });
}
