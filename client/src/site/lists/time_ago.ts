// How long ago, in the words that the browser knows.

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function timeAgo(at: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  }
  return format.format(0, 'minute');
}
