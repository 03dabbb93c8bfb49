// For whom a bot may play, if the others want it: people who have been away for long, or whose time is up.

import type { Now, StandInVote } from '../../lib/wire';

const LONG_MS = 120_000;
const CORRESPONDENCE_S = 86_400; // by such a clock, people are away by right until it has run out

export interface Replaceable {
  readonly seat: number;
  readonly isByHost: boolean; // the viewer decides alone
  readonly hasVoted: boolean;
  readonly vote: StandInVote | null;
}

export function mayBeReplaced(now: Pick<Now, 'room' | 'mine' | 'is_host'>, awaySince: readonly (number | null)[], at: number): Replaceable[] {
  const { seats, clock, status } = now.room;
  const mayVote = now.mine.some((seat) => !seats[seat]!.is_away && !seats[seat]!.has_resigned);
  if (status !== 'playing') return [];
  return seats.flatMap((one, seat) => {
    if (one.kind !== 'person' || one.is_away || one.has_resigned || now.mine.includes(seat)) return [];
    const isByHost = now.is_host && one.is_overdue;
    const since = awaySince[seat] ?? null;
    const isByRight = clock.kind !== 'none' && clock.seconds >= CORRESPONDENCE_S && !one.is_overdue;
    const isLong = since !== null && at - since >= LONG_MS;
    if (!isByHost && !(mayVote && isLong && !isByRight)) return [];
    return [{ seat, isByHost, hasVoted: !isByHost && (one.vote?.agreed ?? []).some((voter) => now.mine.includes(voter)), vote: one.vote ?? null }];
  });
}
