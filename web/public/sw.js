/* Built files and files of games never change under their addresses: keep them. The page itself comes from the net, and
 * from here without one; what it was made of before anybody listened here, it tells when it is there (main.ts). */
const KEPT = 'langbord-1';
const LASTING = /^\/assets\/|^\/api\/games\/[^/]+\/files\//;

addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(['/', '/icon.svg', '/site.webmanifest'])));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));
addEventListener('message', (event) => {
  const made = event.data.filter((address) => LASTING.test(new URL(address).pathname));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(made)));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (LASTING.test(url.pathname)) event.respondWith(keptFirst(request));
  else if (!url.pathname.startsWith('/api')) event.respondWith(netFirst(request));
});

async function keptFirst(request) {
  return (await caches.match(request)) ?? netFirst(request);
}

async function netFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** What the server has to say, also with no page open; one notification a table, the newest. */
async function tell({ title, body, tag, path }) {
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage({ turn: path });
  await registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } });
}

async function show(path) {
  const [page] = await clients.matchAll({ type: 'window' });
  if (!page) return clients.openWindow(path);
  await page.focus();
  return page.navigate(path);
}

/** The browser has changed where it is reached. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const fresh = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = fresh.toJSON();
  const headers = { 'x-langbord': '1', 'content-type': 'application/json' };
  await fetch('/api/me/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
}
