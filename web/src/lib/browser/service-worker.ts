/** Registers the service worker for offline use. Not in development or under WebDriver, where every page must come from the server. */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || navigator.webdriver || !('serviceWorker' in navigator)) return
  const register = (): void => {
    // The worker is optional: the site works without it.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  // Registers after load, so that the worker does not compete with the page for bandwidth.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
