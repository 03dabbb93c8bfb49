// The board between two views: what an event changes of it. No rule is applied here, only what was told.

import type { Event, KingsRoadView } from '../../lib/wire';

export interface StagePlayer {
  score: number;
  supply: number;
  markers: Record<string, number>; // by region, nobles included
  nobles: string[];
  cards: string[];
}

export interface Stage {
  king: string;
  players: StagePlayer[];
}

export const PREFIX = 'kings-road-event-';

export function stageOf(view: Pick<KingsRoadView, 'king'> & { players: readonly StagePlayer[] }): Stage {
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

export function changed(stage: Stage, seat: number, change: (player: StagePlayer) => void): Stage {
  const after = stageOf(stage);
  const player = after.players[seat];
  if (player) change(player);
  return after;
}

export function placed(stage: Stage, seat: number, region: string, count: number): Stage {
  return changed(stage, seat, (player) => {
    player.markers[region] = (player.markers[region] ?? 0) + count;
    player.supply -= count;
  });
}

export function paid(stage: Stage, seat: number, points: number): Stage {
  return changed(stage, seat, (player) => (player.score += points));
}

export function spent(stage: Stage, seat: number, card: string): Stage {
  return changed(stage, seat, (player) => (player.cards = player.cards.filter((other) => other !== card)));
}

export function ennobled(stage: Stage, seat: number, region: string): Stage {
  return changed(stage, seat, (player) => {
    if (!player.nobles.includes(region)) player.nobles.push(region);
  });
}

export function deposed(stage: Stage, seat: number, region: string): Stage {
  return changed(stage, seat, (player) => (player.nobles = player.nobles.filter((other) => other !== region)));
}

// All markers of a region but its nobles go back to their owners.
export function emptied(stage: Stage, region: string): Stage {
  const after = stageOf(stage);
  for (const player of after.players) {
    const stays = player.nobles.includes(region) ? 1 : 0;
    player.supply += (player.markers[region] ?? 0) - stays;
    if (stays) player.markers[region] = stays;
    else delete player.markers[region];
  }
  return after;
}

export function isEmpty(stage: Stage, region: string): boolean {
  return stage.players.every((player) => (player.markers[region] ?? 0) === (player.nobles.includes(region) ? 1 : 0));
}
