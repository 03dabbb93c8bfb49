// Says that it is one's turn where one may not be looking: title, icon, the browser's own notice, a sound.

import { preferences } from './preferences.svelte';

const CALM = '/icon.svg';
const CALLING = '/icon-turn.svg';
let audio: AudioContext | undefined;

export function showTurn(title: string, isMine: boolean): void {
  document.title = isMine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isMine ? CALLING : CALM;
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

export function mayNotify(): boolean {
  return 'Notification' in window && isSecureContext;
}

export async function askToNotify(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === 'granted';
}

// Only while the page is not looked at: who looks, sees.
export function callBack(text: string): void {
  if (preferences.hasSound) ring();
  if (document.hasFocus() || !mayNotify() || Notification.permission !== 'granted') return;
  const notice = new Notification(text, { icon: CALLING, tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
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
