// The rules of a game in chapters of ten numbers; the titles are in the game's folder, or there is one chapter.

const TITLES = import.meta.glob<string[]>('../../games/*/chapters.ts', { eager: true, import: 'CHAPTERS' });

export interface Chapter {
  key: string; // of its title
  rules: string[];
}

export function chapters(slug: string, rules: readonly string[]): Chapter[] {
  const titles = TITLES[`../../games/${slug.replaceAll('-', '_')}/chapters.ts`] ?? [];
  const found = new Map<string, string[]>();
  for (const rule of rules) {
    const key = titles[Math.floor(Number(rule.split('-')[1]) / 10)] ?? 'page-rules';
    found.set(key, [...(found.get(key) ?? []), rule]);
  }
  return [...found].map(([key, list]) => ({ key, rules: list }));
}
