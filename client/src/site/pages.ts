// The pages that are fetched when they are opened, by their names in the router.

import type { Component } from 'svelte';

type Page = Promise<{ default: Component<any> }>;

export const PAGES: Record<string, () => Page> = {
  open: () => import('./new_table/NewTable.svelte'),
  learn: () => import('../guide/Learn.svelte'),
  lobby: () => import('./lists/Lobby.svelte'),
  mine: () => import('./lists/MyTables.svelte'),
  table: () => import('./table/TablePage.svelte'),
  continue: () => import('./Continue.svelte'),
  settings: () => import('./settings/Settings.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  about: () => import('./About.svelte'),
  records: () => import('./replay/Records.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  me: () => import('./person/MyPage.svelte'),
  person: () => import('./person/Person.svelte'),
  ladder: () => import('./person/Ladder.svelte'),
  daily: () => import('./daily/Daily.svelte'),
  day: () => import('./daily/DailyDay.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  puzzle: () => import('./puzzles/Puzzle.svelte'),
  statistics: () => import('./statistics/Statistics.svelte'),
};
