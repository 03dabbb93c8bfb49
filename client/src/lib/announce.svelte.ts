// What a screen reader says aloud: sentences wait their turn, so that none swallows another.

const WAIT_MS = 350;
const waiting: string[] = [];
let timer = 0;

export const spoken = $state({ text: '' });

export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  if (!timer) speak();
}

function speak(): void {
  const next = waiting.splice(0).join(' ');
  spoken.text = next;
  timer = next ? window.setTimeout(() => ((timer = 0), waiting.length && speak()), WAIT_MS) : 0;
}
