// The others' turns since one's own last action, each in a few signs; for a spectator, the last turn of each.

import type { LogLine } from '../../lib/log';
import type { TurnPart, GamePage, Words } from '../../lib/table';
import type { Event, Now } from '../../lib/wire';
import { highlightsOf } from './highlights';

export interface RecentTurn {
  readonly id: string;
  readonly seat: number;
  readonly parts: readonly TurnPart[];
  readonly events: readonly Event[];
  readonly ids: readonly string[]; // on the board
}

interface Told {
  readonly now: Pick<Now, 'mine' | 'since'>;
  readonly log: readonly LogLine[];
  readonly words: Words;
  readonly names: readonly string[];
}

export function recentTurns(table: Told, page: Pick<GamePage, 'digest' | 'highlights'>): RecentTurn[] {
  const { digest } = page;
  if (!digest) return [];
  const { mine, since } = table.now;
  const acts = table.log.filter((line) => line.kind === 'act' && !line.isUndone && line.seat !== null);
  const turns: { seat: number; round: number | null; from: number; events: Event[] }[] = [];
  for (const line of acts) {
    if (mine.length && line.seq <= since) continue;
    const last = turns.at(-1);
    if (last?.seat === line.seat && last.round === line.round) last.events.push(...line.events);
    else turns.push({ seat: line.seat!, round: line.round, from: line.seq, events: [...line.events] });
  }
  return turns
    .filter(({ seat }) => !mine.includes(seat))
    .slice(-(table.names.length - (mine.length ? 1 : 0)))
    .map(({ seat, from, events }) => {
      const own = events.filter((event) => event.arguments.player === seat);
      const parts = digest(own, table.words);
      return { id: `${seat}-${from}`, seat, parts, events: own, ids: [`seat-${seat}`, ...own.flatMap((event) => highlightsOf(event, page as GamePage))] };
    })
    .filter(({ parts }) => parts.length > 0);
}
