// What the page knows of each game, found in the game's own folder: games/<slug, with _ for ->/.
// index.ts is its drawn page, Vignette.svelte its picture, draws.ts its part of the proof of chance.

import type { Component } from 'svelte';
import type { FollowDraws } from '../lib/fairness';
import type { GamePage } from '../lib/table';

const PAGES = import.meta.glob<GamePage>('./*/index.ts');
const DRAWS = import.meta.glob<FollowDraws>('./*/draws.ts', { import: 'followDraws' });
const VIGNETTES = import.meta.glob<Component>('./*/Vignette.svelte', { eager: true, import: 'default' });

function folder(slug: string): string {
  return `./${slug.replaceAll('-', '_')}`;
}

/** Whether the page can draw a game; if not, it is played on its plain pages. */
export function isDrawn(slug: string): boolean {
  return `${folder(slug)}/index.ts` in PAGES;
}

export async function loadPage(slug: string): Promise<GamePage | null> {
  return (await PAGES[`${folder(slug)}/index.ts`]?.()) ?? null;
}

/** How a game draws its cards; null if the page does not know. */
export async function loadDraws(slug: string): Promise<FollowDraws | null> {
  return (await DRAWS[`${folder(slug)}/draws.ts`]?.()) ?? null;
}

export function vignetteOf(slug: string): Component | null {
  return VIGNETTES[`${folder(slug)}/Vignette.svelte`] ?? null;
}
