/* Shows an offline page when a navigation fails. Caches nothing else: answers of calls and pages may belong to a session. */
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
  // The browser sends the request while this script starts, so that the worker delays no navigation.
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
