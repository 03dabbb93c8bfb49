// The marks on banners whose numbers are not printed in the rulebook, by where they come from.

const MARKS: Record<string, string> = { rulebook: '', imperium: '≈', reconstructed: '?', host: '*' };

export function sourceMark(source: string): string {
  return MARKS[source] ?? '';
}
