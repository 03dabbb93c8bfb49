// What the guide can light up: names of the lessons' files (src/postroad/lessons) as places on the page.
// What is on a game's board stands in the game's own folder, lights.ts.

export type Lights = Readonly<Record<string, (id: string) => string[]>>; // selectors, the first that can be seen counts

const BOARDS = import.meta.glob<Lights>('../games/*/lights.ts', { eager: true, import: 'lights' });
const AROUND: Lights = {
  // On a phone, where players have a pane of their own, its tab.
  points: () => ['#pane-players .own .points', '#pane-tab-players'],
  players: () => ['#pane-players .players', '#pane-tab-players'],
  result: () => ['[data-standings]'],
};

/** The first of the names whose place is on the page now and can be seen; null if there is none. */
export function findTarget(root: ParentNode, game: string, names: readonly string[]): HTMLElement | null {
  const lights: Lights = { ...AROUND, ...BOARDS[`../games/${game.replaceAll('-', '_')}/lights.ts`] };
  for (const name of names) {
    const [kind, id = ''] = name.split(':') as [string, string?];
    for (const selector of lights[kind]?.(id) ?? []) {
      const found = [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
      if (found) return found;
    }
  }
  return null;
}
