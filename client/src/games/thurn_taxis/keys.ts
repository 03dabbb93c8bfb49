// The keys of this board, and the help on them.

import type { Key, Words } from '../../lib/table';
import type { Desk } from './desk.svelte';
import { moveFocus } from '../../lib/arrow_keys';

export function keys(words: Words): Key[] {
  return [
    { keys: '1–6', text: words.text('tt-key-take') },
    { keys: 'D', text: words.text('thurn-taxis-action-draw') },
    { keys: 'H', text: words.text('tt-key-hand') },
    { keys: 'M', text: words.text('tt-key-map') },
    { keys: 'O', text: words.text('tt-key-officials') },
    { keys: 'C', text: words.text('tt-close') },
    { keys: 'E', text: words.text('thurn-taxis-action-end') },
    { keys: '+ −', text: words.text('page-key-zoom') },
    { keys: 'R', text: words.text('tt-key-rule') },
    { keys: '← ↑ → ↓', text: words.text('tt-key-arrows') },
    { keys: 'Esc', text: words.text('tt-back') },
  ];
}

/** Acts on a key; true if it meant something here. */
export function pressed(desk: Desk, board: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return false;
  if (desk.table.isReplay) return false;
  if (moveFocus(board, event.key)) return true;
  if (/^[1-6]$/.test(event.key)) void desk.take(Number(event.key) - 1);
  else return lettered(desk, board, event.key.toLowerCase());
  return true;
}

function lettered(desk: Desk, board: HTMLElement, key: string): boolean {
  switch (key) {
    case 'd': void desk.draw(); return true;
    case 'c': void desk.close(); return true;
    case 'e': void desk.end(); return true;
    case 'h': return focus(board, '[data-spot^="hand-"]');
    case 'm': return focus(board, '[data-arrow="city"][tabindex="0"]');
    case 'o':
      desk.isOfficialsOpen = true;
      queueMicrotask(() => focus(board, '[data-official]'));
      return true;
    case '+': desk.zoom.closer(); return true;
    case '-': desk.zoom.further(); return true;
    case 'r': return explain(desk);
    case 'escape':
      if (!desk.question && !desk.closing && !desk.isOfficialsOpen) return false;
      desk.back();
      queueMicrotask(() => focus(board, '[data-spot^="hand-"]'));
      return true;
    default: return false;
  }
}

function explain(desk: Desk): boolean {
  const rule = document.activeElement?.closest<HTMLElement>('[data-rule]')?.dataset.rule;
  if (rule) desk.table.explain(rule);
  return rule !== undefined;
}

function focus(board: HTMLElement, selector: string): boolean {
  const found = board.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
}
