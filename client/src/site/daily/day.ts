// The day of a deal, as a language writes it; days are those of UTC.

export function day(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}

/** The time of day, here, in so many seconds: to the minute. */
export function clockTime(seconds: number, language: string): string {
  const minute = Math.round((Date.now() / 1000 + seconds) / 60);
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(minute * 60_000));
}
