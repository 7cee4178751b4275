import { onAppearance } from '../appearance/appearance.ts'
import { rootStore } from '../storage/root-store.ts'
import { applyTheme } from './apply-theme.ts'
import { refreshBranding } from './fetch-branding.ts'

const CHECK_INTERVAL_MS = 60_000
const printEvents = ['beforeprint', 'afterprint']

let stopWatching = () => {}

/**
 * Applies the branding now and whenever another tab has fetched newer branding, and refreshes it every minute and when
 * the tab becomes visible. The router refreshes it on navigation. `comparesFirst` is for a page that makes no other
 * call. A second call replaces the first. Returns a function that stops it.
 */
export function watchBranding({ comparesFirst = false }: { comparesFirst?: boolean } = {}): () => void {
  stopWatching()
  const apply = ({ type }: { type?: string } = {}) =>
    void applyTheme({ onPaper: type === 'beforeprint' }).catch(() => undefined)
  apply()
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshBranding({ comparesFirst })
  }
  const timer = setInterval(refresh, CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', refresh)
  for (const event of printEvents) window.addEventListener(event, apply)
  const unsubscribe = rootStore.subscribe((state, before) => {
    if (state.branding !== before.branding) apply()
  })
  const unsubscribeAppearance = onAppearance(apply)
  refresh()
  stopWatching = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refresh)
    for (const event of printEvents) window.removeEventListener(event, apply)
    unsubscribe()
    unsubscribeAppearance()
  }
  return stopWatching
}
