// Keys of a replay, as on other sites with game histories.

import type { Playback } from './playback.svelte';

const KEYS: Record<string, (playback: Playback) => void> = {
  ArrowLeft: (playback) => playback.move('action', -1),
  ArrowRight: (playback) => playback.move('action', 1),
  PageUp: (playback) => playback.move('turn', -1),
  PageDown: (playback) => playback.move('turn', 1),
  ArrowUp: (playback) => playback.move('round', -1),
  ArrowDown: (playback) => playback.move('round', 1),
  Home: (playback) => playback.jump(0),
  End: (playback) => playback.jump(playback.last),
  ' ': (playback) => playback.toggle(),
};

export function pressed(event: KeyboardEvent, playback: Playback): void {
  const target = event.target instanceof Element ? event.target : null;
  const isElsewhere = target?.closest('input, select, textarea, dialog, [role=tablist], svg');
  const isButton = event.key === ' ' && target?.closest('button, a, summary');
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere || isButton) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(playback);
}
