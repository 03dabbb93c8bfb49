// What the guide can light up: names of the lessons' files (src/postroad/lessons) as places on the page.
// What is on a game's board stands in the game's own folder, lights.ts.

import { boxOf, type Thing } from './place';

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

// How much it matters that a bubble does not lie on them. What leads elsewhere and what the bubble says anyway matter least.
const DEEDS = 5;
const LEADS_ELSEWHERE = 0.2;
const MAP = 0.3;
const STATUS = 0.3;

/** What a bubble should not lie on: what can be pressed and is in sight, the map and the status; `bubble` and the lit thing aside. */
export function thingsInSight(root: ParentNode, game: string, bubble: Element | undefined, lit: Element | null): Thing[] {
  const { deeds, map } = BOARDS[`../games/${game.replaceAll('-', '_')}/lights.ts`] ?? {};
  const important = deeds?.('').join() || ':not(*)';
  const found: Thing[] = [];
  const add = (one: Element | null, weight: number) => {
    const box = one && one !== lit ? boxOf(one) : null;
    if (box && box.width > 0 && box.height > 0) found.push({ ...box, weight });
  };
  const board = map ? root.querySelector(map('').join()) : null;
  add(board, MAP);
  add(root.querySelector('[data-status]'), STATUS);
  for (const one of root.querySelectorAll('button, input, select, summary')) {
    if (bubble?.contains(one) || lit?.contains(one) || one.closest('.unseen, [inert]') || !one.checkVisibility({ visibilityProperty: true })) continue;
    add(one, one.matches(important) ? DEEDS : one.matches('[role=tab]') || board?.contains(one) ? LEADS_ELSEWHERE : 1);
  }
  return found;
}
