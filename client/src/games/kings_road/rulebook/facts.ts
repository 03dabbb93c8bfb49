// The board as the server gives it to pages, from the file that the server reads it from: for pictures drawn beforehand.

import type { KingsRoadFacts } from '../../../lib/wire';

interface BoardFile {
  regions: KingsRoadFacts['regions'];
  roads: { extra: [string, string][] };
}

export function factsOf(file: BoardFile): KingsRoadFacts {
  return { regions: file.regions, extra_roads: file.roads.extra };
}
