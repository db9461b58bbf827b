/*
 * Shows a page of its own where the network is gone, and touches nothing else: answers of calls and pages, which may belong to
 * a session, are never kept.
 */
const version = '__VERSION__'
const offlinePage = '/offline.html'

const install = async () => {
  const cache = await caches.open(version)
  await cache.add(new Request(offlinePage, { cache: 'reload' }))
  await self.skipWaiting()
}

const activate = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)))
  // The browser asks the network while this script starts, so that having it costs a visitor no time.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const openPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(openPage(event))
})
