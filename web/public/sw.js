/* Built files never change under their names: keep them. The page itself comes from the net, and from here without one. */
const KEPT = 'langbord-1';

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(url.pathname.startsWith('/assets/') ? keptFirst(request) : netFirst(request));
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
