// The browser's push service: whether it can tell of turns while no page is open, and whether it shall.

import { request } from './http';
import type { NoticeState } from './wire';

const WORKER = '/service_worker.js';

export function mayPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

// The worker also keeps the shell of the page for when there is no line.
export function startWorker(): void {
  if (isSecureContext && 'serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register(WORKER).catch(() => undefined);
}

class Push {
  state = $state.raw<NoticeState | null>(null);
  isHere = $state(false); // this browser is told

  get isPossible(): boolean {
    return mayPush() && Boolean(this.state?.push_key);
  }

  get isDenied(): boolean {
    return mayPush() && Notification.permission === 'denied';
  }

  async load(): Promise<void> {
    this.state = await request<NoticeState>('GET', '/api/me/notices');
    this.isHere = mayPush() && Boolean(await subscription()) && this.state.devices > 0;
    await this.#keepOffset();
  }

  async turnOn(): Promise<boolean> {
    if (!this.state || (await Notification.requestPermission()) !== 'granted') return false;
    const made = await subscribed(this.state.push_key);
    if (!made) return false;
    const { endpoint, keys } = made.toJSON();
    await request('POST', '/api/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    await this.load();
    return true;
  }

  async turnOff(): Promise<void> {
    const made = await subscription();
    if (made) {
      await request('DELETE', `/api/me/push?endpoint=${encodeURIComponent(made.endpoint)}`);
      await made.unsubscribe();
    }
    await this.load();
  }

  async setQuiet(quiet_from: number, quiet_to: number): Promise<void> {
    await request('PUT', '/api/me/notices', { quiet_from, quiet_to, utc_offset: offset() });
    await this.load();
  }

  async setTells(table: string, tells: boolean): Promise<void> {
    await request('PUT', `/api/tables/${table}/notices`, { tells });
    await this.load();
  }

  // Clocks are set in spring and autumn, and people travel.
  async #keepOffset(): Promise<void> {
    const quiet = this.state!.quiet;
    if (quiet.quiet_from !== quiet.quiet_to && quiet.utc_offset !== offset()) {
      await request('PUT', '/api/me/notices', { ...quiet, utc_offset: offset() });
    }
  }
}

// Null where the browser has no push service, or cannot reach it.
async function subscribed(key: string): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.ready;
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function offset(): number {
  return -new Date().getTimezoneOffset();
}

// Everything was seen to: no notice of ours need stand any more.
export async function clearNotices(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage('clear');
  await navigator.clearAppBadge?.(); // here and not there: a browser without badges ends the tab of a worker that asks
}

export const push = new Push();
