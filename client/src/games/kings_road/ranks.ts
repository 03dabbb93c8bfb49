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
  return ranked(board, region)
    .filter((one) => one !== null)
    .sort((one, other) => other.count - one.count || one.seat - other.seat);
}

// By seat; null for who has no marker there.
export function ranked(board: Board, region: string): (Standing | null)[] {
  const counts = board.players.map((player) => player.markers[region] ?? 0);
  const most = Math.max(...counts);
  return counts.map((count, seat) =>
    count === 0
      ? null
      : {
          seat,
          count,
          isNoble: board.players[seat]!.nobles.includes(region),
          isTied: counts.filter((other) => other === count).length > 1,
          isFirst: count === most,
        },
  );
}
