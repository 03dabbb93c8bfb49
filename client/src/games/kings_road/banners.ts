// The banners' editor: what stands in its fields, and the options that it asks for.

import type { KingsRoadFacts } from '../../lib/wire';

export function fields(banner: readonly (number | string)[]): string[] {
  return [0, 1, 2, 3].map((place) => String(banner[place] ?? ''));
}

// Options with one region's banner as typed; one that is as printed is left out.
// What is no number stays as it is typed: the server says what is wrong with it.
export function changedBanners(
  options: Record<string, unknown>,
  facts: KingsRoadFacts,
  region: string,
  typed: readonly string[],
): Record<string, unknown> {
  const { banners, ...rest } = options;
  const others = { ...((banners as Record<string, unknown>) ?? {}) };
  const last = typed.findLastIndex((text) => text !== '');
  const banner = typed.slice(0, last + 1).map((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text));
  const printed = facts.regions.find((one) => one.id === region)?.banner ?? [];
  if (banner.join() === printed.join()) delete others[region];
  else others[region] = banner;
  return Object.keys(others).length ? { ...rest, banners: others } : rest;
}
