// Says that it is one's turn where one may not be looking: title, icon, the browser's own notice, a sound.

import { preferences } from './preferences.svelte';

const CALM = '/icon.svg';
const CALLING = '/icon-turn.svg';
const TAG = 'postroad'; // one notice at a time: a newer one takes its place
const MARK = /^\(\d+\) /;
let audio: AudioContext | undefined;
let count = 0;

// The number of tables that wait, before every title that a page has.
export function showCount(now: number): void {
  count = now;
  mark();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count ? numbered(count) : CALM;
}

// Pages change the title as they like: the number goes before whatever it is.
export function keepMarked(): () => void {
  const observer = new MutationObserver(mark);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

function mark(): void {
  const wanted = marked(document.title, count);
  if (document.title !== wanted) document.title = wanted;
}

export function marked(title: string, count: number): string {
  const bare = title.replace(MARK, '');
  return count ? `(${count}) ${bare}` : bare;
}

// The icon with a number in its corner.
export function numbered(count: number): string {
  const text = count > 9 ? '9+' : String(count);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#96281f"/><path d="M6 21c0-3 3-4 5-4.500l6-2.500M6 21c0 2.500 2 4 4 4s4-1.500 4-4-2-3.500-4-3.500-4 1-4 3.500Z" fill="none" stroke="#fff9ee" stroke-width="2" stroke-linecap="round"/><circle cx="21" cy="11" r="10.500" fill="#f0c04e" stroke="#2a2018" stroke-width="1.500"/><text x="21" y="16" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 12 : 15}" text-anchor="middle" fill="#2a2018">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function mayNotify(): boolean {
  return 'Notification' in window && isSecureContext;
}

// Only while the page is not looked at: who looks, sees.
export function callBack(text: string, path = location.pathname): void {
  if (preferences.hasSound) ring();
  if (document.hasFocus() || !mayNotify() || Notification.permission !== 'granted') return;
  const notice = new Notification(text, { icon: CALLING, tag: TAG });
  notice.onclick = () => {
    window.focus();
    notice.close();
    if (path !== location.pathname) location.assign(path);
  };
}

// Two soft notes of a post horn.
function ring(): void {
  audio ??= new AudioContext();
  for (const [at, pitch] of [[0, 392], [0.18, 523]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  }
}
