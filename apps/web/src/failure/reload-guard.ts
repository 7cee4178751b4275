const KEY = 'reloaded-at'
/** §9: a screen that does not load reloads the page by itself, at most once in this time. */
export const RELOAD_GUARD_MS = 10_000

/** Whether the page may reload by itself now; if so, it is noted. Without storage it may not: it might never stop. */
export function mayReload(storage: Storage, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NaN)
    if (now - last < RELOAD_GUARD_MS) return false
    storage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
