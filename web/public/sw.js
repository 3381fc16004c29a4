// Keeps the shell of the client, so that it opens at once and without a network; never a game.
const SHELL = "liferaft-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(others());
});

async function freshest(request, kept) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(kept, answer.clone());
    return answer;
  } catch (lost) {
    const found = await cache.match(kept);
    if (found) return found;
    throw lost;
  }
}

async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshest(request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (/^\/[^/]+\.(svg|png|js|webmanifest)$/.test(url.pathname) || url.pathname === "/api/theme.css")
    event.respondWith(freshest(request, url.pathname));
});
