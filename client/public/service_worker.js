// Works while no page is open: shows that a table waits, and keeps the shell of the page for when there is no line.

const SHELL = 'shell';
const INDEX = '/';
const TAG = 'postroad'; // one notice at a time: a newer one takes its place

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(INDEX)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/text') && !url.pathname.startsWith('/api')) event.respondWith(fresh(request, INDEX));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (url.pathname.startsWith('/i18n/')) event.respondWith(fresh(request, request));
});

// What is here never changes under its name.
async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// From the server, or as it was; the page itself then says that there is no connection. Old files go with a new page.
async function fresh(request, name) {
  const cache = await caches.open(SHELL);
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    const found = await cache.match(name);
    if (found) return found;
    throw error;
  }
  if (answer.ok && !answer.redirected) {
    if (name === INDEX) await removeOld(cache, await answer.clone().text());
    await cache.put(name, answer.clone());
  }
  return answer;
}

async function removeOld(cache, page) {
  const before = await cache.match(INDEX);
  if (!before || (await before.text()) === page) return;
  for (const request of await cache.keys()) if (new URL(request.url).pathname.startsWith('/assets/')) await cache.delete(request);
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(told(event.data.json()));
});

async function told({ kind, title, body, path, count }) {
  if (kind === 'clear') return Promise.all([clear(), self.navigator.clearAppBadge?.()]);
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.focused)) return; // who looks, sees
  await self.registration.showNotification(title, { body, tag: TAG, renotify: true, icon: '/icon-192.png', data: { path } });
  await self.navigator.setAppBadge?.(count);
}

async function clear() {
  for (const notice of await self.registration.getNotifications({ tag: TAG })) notice.close();
}

self.addEventListener('message', (event) => {
  if (event.data === 'clear') event.waitUntil(clear());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/tables/mine';
  event.waitUntil(open(path));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => new URL(one.url).pathname === path) ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  if (new URL(page.url).pathname !== path) await page.navigate(path);
}
