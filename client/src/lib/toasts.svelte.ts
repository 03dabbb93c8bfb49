// Short messages that come and go: a refusal with its rule, or a notice.

import { announce } from './announce.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'refusal' | 'notice';
  explain?: () => void; // opens the rule
}

const STAYS_MS = 9000;
let last = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string, kind: Toast['kind'] = 'notice', explain?: () => void): void {
  last += 1;
  const id = last;
  toasts.list = [...toasts.list.filter((other) => other.text !== text).slice(-2), { id, text, kind, explain }];
  announce(text);
  setTimeout(() => dismiss(id), STAYS_MS);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((other) => other.id !== id);
}
