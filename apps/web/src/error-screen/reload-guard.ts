import { RELOAD_GUARD_MS } from '@coffer/domain/limits'

const KEY = 'reloaded-at'

/**
 * Whether the page may reload itself now. Free of effects, since React may discard the render that calls it. Always false
 * without storage, where reloads might never end.
 */
export function mayReload(storage: Storage, now: number): boolean {
  try {
    const last = storage.getItem(KEY)
    storage.setItem(KEY, last ?? '')
    return !last || now - Number(last) >= RELOAD_GUARD_MS
  } catch {
    return false
  }
}

/** Records that the page reloads itself now. */
export function recordReload(storage: Storage, now: number): void {
  storage.setItem(KEY, String(now))
}
