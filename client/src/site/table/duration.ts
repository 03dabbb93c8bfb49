// Formats a length of time: 2:05, 1:02:05, or days.

import { words } from '../../lib/words.svelte';

const DAY_MS = 86_400_000;

export function duration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms >= DAY_MS) return words.text('page-days', { count: Math.round(ms / DAY_MS) });
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
