// Who stands where in a region: counts and equal counts, nothing that a rule would have to decide.

import type { Board } from './board';

export interface Standing {
  seat: number;
  count: number;
  isNoble: boolean;
  isTied: boolean; // someone else has as many
  isFirst: boolean; // nobody has more
}

export function standings(board: Board, region: string): Standing[] {
  const counts = board.players.map((player) => player.markers[region] ?? 0);
  const most = Math.max(...counts);
  return counts
    .map((count, seat) => ({
      seat,
      count,
      isNoble: board.players[seat]!.nobles.includes(region),
      isTied: counts.filter((other) => other === count).length > 1,
      isFirst: count === most,
    }))
    .filter((one) => one.count > 0)
    .sort((one, other) => other.count - one.count || one.seat - other.seat);
}
