// The keys of the frame; a game's board has its own.

export interface Deeds {
  help(): void;
  undo(): void;
  log(): void;
  skip(): void;
  status(): void;
}

const KEYS: Record<string, keyof Deeds> = { '?': 'help', u: 'undo', l: 'log', s: 'status', Escape: 'skip' };

export function shortcut(event: KeyboardEvent, deeds: Deeds): void {
  const isTyping = (event.target as Element).closest?.('input, select, textarea, dialog');
  if (event.defaultPrevented || isTyping || event.altKey || event.metaKey) return;
  const deed = event.ctrlKey ? (event.key === 'z' ? 'undo' : undefined) : KEYS[event.key];
  if (!deed) return;
  event.preventDefault();
  deeds[deed]();
}
