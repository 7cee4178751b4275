import { RELOAD_GUARD_MS } from '@coffer/domain/limits'

const KEY = 'reloaded-at'

/**
 * Whether the page may reload by itself now. Asking uses nothing up: a rendering that is thrown away may have asked.
 * Without storage it may not: it might never stop.
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

/** Notes that the page reloads by itself now. */
export function noteReload(storage: Storage, now: number): void {
  storage.setItem(KEY, String(now))
}
