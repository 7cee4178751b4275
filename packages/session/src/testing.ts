import { pageNow } from '@coffer/domain/test-clock'
import { assumeClockOffset, setClock } from './token/clock.ts'
import { clearLogoutReason, takeInterruptedRoute } from './storage/logout-reason.ts'
import { clearRoot, rootStore } from './storage/root-store.ts'
import { toasts } from './toasts.ts'
import { tokenStore } from './token/token-store.ts'

/** For tests: resets the state of a page, as before it is opened for the first time. */
export function resetPage(): void {
  tokenStore.set(null)
  clearRoot()
  rootStore.setState({ branding: null })
  clearLogoutReason()
  takeInterruptedRoute()
  toasts.reset()
  setClock(pageNow)
  assumeClockOffset(0)
  // Absent if a test runs outside a document.
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
}
