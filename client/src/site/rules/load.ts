// Fetches a rulebook with what draws its pictures; each is asked for once.

import { pictures } from '../../games/pictures';
import { request } from '../../lib/http';
import type { Rulebook } from '../../lib/wire';

export async function loadBook(slug: string, language: string) {
  const [book, Picture] = await Promise.all([
    request<Rulebook>('GET', `/api/rulebooks/${slug}/${language}`),
    pictures(slug),
  ]);
  return { book, Picture };
}
