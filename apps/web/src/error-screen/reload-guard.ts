import { RELOAD_GUARD_MS } from '@coffer/domain/limits'

const KEY = 'reloaded-at'

/**
 * Whether the page may reload itself now. Does not record the reload, because React may discard the render that calls it.
 * Always false without storage, because reloads might never end.
 */
export function mayReload(now: number): boolean {
  try {
    // A browser that blocks storage throws on access.
    const last = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, last ?? '')
    return !last || now - Number(last) >= RELOAD_GUARD_MS
  } catch {
    return false
  }
}

/** Records that the page reloads itself now. */
export function recordReload(now: number): void {
  sessionStorage.setItem(KEY, String(now))
}
