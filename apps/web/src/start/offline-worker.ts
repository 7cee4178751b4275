import { registerServiceWorker } from '@coffer/ui-kit/trusted-types'

/** Built for each tenant beside its pages (tooling/tenant). */
const WORKER = '/offline.js'
const IDLE_TIMEOUT_MS = 4000

/**
 * Registers the service worker that shows the tenant's offline page. Waits until the page has loaded and is idle,
 * because the worker is for the next visit. Without it, browsers show their own offline page.
 */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void registerServiceWorker(WORKER).catch(() => undefined)
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(register, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(register, IDLE_TIMEOUT_MS)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
