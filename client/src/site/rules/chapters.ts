// The rules in chapters: their numbers say to which one they belong.

const TITLES: Record<string, string[]> = {
  TT: ['page-rules-setup', 'page-rules-turn', 'page-rules-officials', 'page-rules-closing', 'page-rules-ending', 'page-rules-hidden'],
  KR: ['page-rules-setup', 'page-rules-choosing', 'page-rules-scoring', 'page-rules-ending', 'page-rules-variants', 'page-rules-hidden'],
};

export interface Chapter {
  key: string; // of its title
  rules: string[];
}

export function chapters(rules: readonly string[]): Chapter[] {
  const found = new Map<string, string[]>();
  for (const rule of rules) {
    const [game, number] = rule.split('-');
    const key = TITLES[game!]?.[Math.floor(Number(number) / 10)] ?? 'page-rules';
    found.set(key, [...(found.get(key) ?? []), rule]);
  }
  return [...found].map(([key, list]) => ({ key, rules: list }));
}
