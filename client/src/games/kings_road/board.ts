// The board between two views, changed event by event. Applies no rules, only what the events say.

import type { Event, KingsRoadView } from '../../lib/wire';

export interface BoardPlayer {
  score: number;
  supply: number;
  markers: Record<string, number>; // by region, nobles included
  nobles: string[];
  cards: string[];
}

export interface Board {
  king: string;
  players: BoardPlayer[];
}

export const PREFIX = 'kings-road-event-';

export function boardOf(view: Pick<KingsRoadView, 'king'> & { players: readonly BoardPlayer[] }): Board {
  return {
    king: view.king,
    players: view.players.map(({ score, supply, markers, nobles, cards }) => ({
      score,
      supply,
      markers: { ...markers },
      nobles: [...nobles],
      cards: [...cards],
    })),
  };
}

export function kind(event: Event): string {
  return event.key.startsWith(PREFIX) ? event.key.slice(PREFIX.length) : event.key;
}

export function changed(board: Board, seat: number, change: (player: BoardPlayer) => void): Board {
  const after = boardOf(board);
  const player = after.players[seat];
  if (player) change(player);
  return after;
}

export function placed(board: Board, seat: number, region: string, count: number): Board {
  return changed(board, seat, (player) => {
    player.markers[region] = (player.markers[region] ?? 0) + count;
    player.supply -= count;
  });
}

export function paid(board: Board, seat: number, points: number): Board {
  return changed(board, seat, (player) => (player.score += points));
}

export function spent(board: Board, seat: number, card: string): Board {
  return changed(board, seat, (player) => (player.cards = player.cards.filter((other) => other !== card)));
}

export function ennobled(board: Board, seat: number, region: string): Board {
  return changed(board, seat, (player) => {
    if (!player.nobles.includes(region)) player.nobles.push(region);
  });
}

export function deposed(board: Board, seat: number, region: string): Board {
  return changed(board, seat, (player) => (player.nobles = player.nobles.filter((other) => other !== region)));
}

// All markers of a region but its nobles go back to their owners.
export function emptied(board: Board, region: string): Board {
  const after = boardOf(board);
  for (const player of after.players) {
    const stays = player.nobles.includes(region) ? 1 : 0;
    player.supply += (player.markers[region] ?? 0) - stays;
    if (stays) player.markers[region] = stays;
    else delete player.markers[region];
  }
  return after;
}

export function isEmpty(board: Board, region: string): boolean {
  return board.players.every((player) => (player.markers[region] ?? 0) === (player.nobles.includes(region) ? 1 : 0));
}
