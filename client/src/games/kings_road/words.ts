// Small turns of phrase of this game's page.

import type { KingsRoadFacts, KingsRoadView } from '../../lib/wire';
import type { Table, Words } from '../../lib/table';
import { standings } from './ranks';
import type { Stage } from './stage';

export type KingsRoadTable = Table<KingsRoadView, KingsRoadFacts>;

// A name in at most two lines, broken at the blank nearest its middle.
export function inLines(name: string, longest: number): string[] {
  if (name.length <= longest || !name.includes(' ')) return [name];
  const blanks = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  const middle = name.length / 2;
  const at = blanks.reduce((best, next) => (Math.abs(next - middle) < Math.abs(best - middle) ? next : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

export function cardName(words: Words, card: string): string {
  return words.text(words.has(`card-${card}`) ? `card-${card}` : `region-${card}`);
}

// A region and all that stands there, as a sentence or two: what a screen reader says of it.
export function described(table: KingsRoadTable, stage: Stage, region: string): string {
  const { words, view, facts } = table;
  const number = facts.regions.find((one) => one.id === region)?.number ?? 0;
  const parts = [words.text('kr-region', { region, number, banner: (view.banners[region] ?? []).join(', ') })];
  if (stage.king === region) parts.push(words.text('kr-king-here'));
  const here = standings(stage, region);
  if (here.length === 0) parts.push(words.text('kr-nobody-here'));
  for (const { seat, count, isNoble, isTied } of here) {
    const earns = view.players[seat]?.earns[region];
    parts.push(words.text(isNoble ? 'kr-stands-noble' : 'kr-stands', { player: seat, count }));
    if (earns !== undefined) parts.push(words.text(isTied ? 'kr-would-earn-tied' : 'kr-would-earn', { points: earns }));
  }
  return parts.join(' ');
}
