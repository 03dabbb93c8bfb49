// The pictures of the rulebooks: each game that has some draws them in its own folder, `rulebook/Picture.svelte`.

import type { Component } from 'svelte';
import type { BookPicture } from '../lib/wire';
import type { Words } from '../lib/table';

export interface PictureProps {
  picture: BookPicture;
  facts: unknown; // the board's data, from /api/games
  words: Words; // names of the board's things
  labels: Readonly<Record<string, string>>; // the rulebook's own words in pictures
}

const FOUND = import.meta.glob<{ default: Component<PictureProps> }>('./*/rulebook/Picture.svelte');

export async function pictures(slug: string): Promise<Component<PictureProps> | null> {
  const load = FOUND[`./${slug.replaceAll('-', '_')}/rulebook/Picture.svelte`];
  return load ? (await load()).default : null;
}
