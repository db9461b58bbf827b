/**
 * Lets the browser keep the page for being offline. Not while developing, and not where a program drives the browser: there
 * every page is to come from the server. Call once, in the browser.
 */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || navigator.webdriver || !('serviceWorker' in navigator)) return
  const register = (): void => {
    // Without it the site works as before; there is nobody to tell.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  // After everything that the page itself needs.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
