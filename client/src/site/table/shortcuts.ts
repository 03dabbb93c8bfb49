// Keyboard shortcuts of a live table; a game's board has its own.

export interface Shortcuts {
  help(): void;
  undo(): void;
  log(): void;
  skip(): void;
  status(): void;
}

const KEYS: Record<string, keyof Shortcuts> = { '?': 'help', u: 'undo', l: 'log', s: 'status', Escape: 'skip' };

export function shortcut(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const isTyping = (event.target as Element).closest?.('input, select, textarea, dialog');
  if (event.defaultPrevented || isTyping || event.altKey || event.metaKey) return;
  const name = event.ctrlKey ? (event.key === 'z' ? 'undo' : undefined) : KEYS[event.key];
  if (!name) return;
  event.preventDefault();
  shortcuts[name]();
}
