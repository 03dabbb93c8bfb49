// What the pictures of this rulebook are made of: `picture` in games/kings_road/rulebook.toml.

import type { Words } from '../../../lib/table';
import type { KingsRoadFacts, KingsRoadView } from '../../../lib/wire';
import type { Board } from '../board';
import type { KingsRoadTable } from '../words';

export const WIDTH = 360; // of every picture, in units of the drawing; text of 11 units stays legible on a phone

export interface BoardData {
  kind: 'board';
  king: string;
  markers?: Record<string, number[]>; // by region and seat, nobles among them
  nobles?: Record<string, number[]>; // seats by region
  chain?: string[]; // regions that are lit, with the roads between them
  scores?: string[]; // regions in the order in which they score
  after?: string[]; // those that score in the end
  dragons?: number;
  labels?: boolean; // parts are numbered
}

export interface RegionData {
  kind: 'region';
  region: string;
  markers: number[]; // by seat
  earns: number[];
  nobles?: number[]; // seats with a noble there before
  noble?: number; // the seat whose noble is there afterwards
  hereditary?: boolean; // older nobles stay
}

export interface CardsData {
  kind: 'cards';
  cards: string[];
  placed?: Record<string, number>; // markers by region
  later?: string[]; // what is chosen after the Witch
  at_hand?: number; // markers
}

export type PictureData =
  | BoardData
  | RegionData
  | CardsData
  | { kind: 'hand' }
  | { kind: 'round'; cards: string[]; region: string; markers: number[]; earns: number[] }
  | { kind: 'track'; scores: number[]; nobles: number[] };

const MOST = 5; // seats

/** A board with what the picture says, and nothing else. */
export function boardFor({ king, markers = {}, nobles = {} }: Omit<BoardData, 'kind'>): Board {
  const seats = Array.from({ length: MOST }, (_, seat) => seat);
  return {
    king,
    players: seats.map((seat) => {
      const owned = Object.entries(nobles).flatMap(([region, owners]) => (owners.includes(seat) ? [region] : []));
      const counts = Object.entries(markers).map(([region, by]) => [region, by[seat] ?? 0] as const);
      const alone = owned.filter((region) => !(region in markers)).map((region) => [region, 1] as const);
      return {
        score: 0, supply: 0, cards: [], nobles: owned,
        markers: Object.fromEntries([...counts, ...alone].filter(([, count]) => count > 0)),
      };
    }),
  };
}

/** As much of a table as the parts of a map need in order to be drawn. */
export function tableFor(facts: KingsRoadFacts, words: Words, letters: readonly string[], board: Board): KingsRoadTable {
  const view: KingsRoadView = {
    seat: null, hereditary_nobles: false, places: 4, king: board.king, scoring: [], round: 0, dragons: 0, is_second: false,
    banners: Object.fromEntries(facts.regions.map((region) => [region.id, region.banner])),
    sources: {}, choosing: [], waiting: [], menu: null, barred: [],
    players: board.players.map((player) => ({ ...player, has_chosen: false, choice: null, earns: {}, chains: [] })),
  };
  const table: Partial<KingsRoadTable> = {
    view, facts, words, letters, names: letters, before: null, lit: [], speed: 'instant', mayAct: false, isReplay: true, hurries: 0,
  };
  return table as KingsRoadTable;
}
