// Opening a first game: whoever has no name yet gets one, as the lesson needs nothing else.

import { request } from '../lib/http';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import type { OpenedTable } from '../lib/wire';
import { words } from '../lib/words.svelte';

export async function learn(game: string): Promise<void> {
  const isKnown = session.me !== null || (await session.introduce(words.text('page-default-name')));
  if (!isKnown) return;
  await session.try(async () => {
    const { table } = await request<OpenedTable>('POST', `/api/lessons/${game}`);
    router.go(`/t/${table}`, 'replace');
  }, game);
}
