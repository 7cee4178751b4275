/** Stamped for each institution beside its pages (tooling/tenant). */
const WORKER = '/offline.js'
const LATEST_MS = 4000

/**
 * Has the browser keep the institution's own page for the time without a connection. Once the page has loaded and has
 * nothing else to do: it is for the next visit. Where it cannot be kept, the browser's page is shown, as ever.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(WORKER).catch(() => undefined)
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(register, { timeout: LATEST_MS })
      : setTimeout(register, LATEST_MS)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
