/* Built files and files of games never change under their addresses: keep them. The page itself comes from the net, and
 * from here without one; what it was made of before anybody listened here, it tells when it is there (main.ts). */
const KEPT = 'langbord-1';
const LASTING = /^\/assets\/|^\/api\/games\/[^/]+\/files\//;

addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(['/', '/icon.svg', '/site.webmanifest'])));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
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
