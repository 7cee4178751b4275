import { CARRIED_MESSAGES_KEY, EARLY_FORM_KEY } from './tab-keys.ts'
import type { PersistStorage, StorageValue } from 'zustand/middleware'
import {
  emptyShared,
  emptyState,
  emptyTabState,
  isRecord,
  isSharedState,
  isTabState,
  parseCachedBranding,
  type RootState,
  type SharedState,
  type TabState,
} from './persisted-state.ts'

export const ROOT_KEY = 'root'
/** In this tab's session storage. */
const TAB_STATE_KEY = 'tab-state'
export const ROOT_VERSION = 1

/** Storage of the root key, which may be slow or broken without stopping the application. */
export interface KeyStorage {
  getItem: (key: string) => string | null | Promise<string | null>
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

function browserStorage(): KeyStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    // A browser that forbids storage throws on access.
    return null
  }
}

/**
 * Reads and writes the root key, and separately the state that ends with the tab. State that does not fit this version
 * is dropped, without an error.
 */
export function rootStorage(find: () => KeyStorage | null = browserStorage): PersistStorage<RootState> {
  return {
    getItem(name) {
      const storage = find()
      if (!storage) return null
      const text = storage.getItem(name)
      const read = (found: string | null) => withTabState(readAndClean(storage, name, found))
      return text instanceof Promise ? text.then(read) : read(text)
    },
    setItem(name, { state, version }) {
      const { sessionId, relink, language, branding, dismissals, submissionKeys, results, drafts } = state
      const shared: SharedState = { sessionId, relink, language, branding, dismissals, submissionKeys }
      try {
        find()?.setItem(name, JSON.stringify({ state: shared, version }))
        sessionStorage.setItem(TAB_STATE_KEY, JSON.stringify({ results, drafts } satisfies TabState))
      } catch {
        // Storage is full or forbidden: state is kept only in memory.
      }
    },
    removeItem(name) {
      find()?.removeItem(name)
      removeTabState()
    },
  }
}

/** Removes the state stored by this tab; another tab may already be writing the root key for the next session. */
export function removeTabState(): void {
  try {
    for (const key of [TAB_STATE_KEY, EARLY_FORM_KEY, CARRIED_MESSAGES_KEY]) sessionStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

function withTabState(shared: SharedState | null): StorageValue<RootState> | null {
  // Without the root key, another tab has ended the session.
  return shared && { state: { ...emptyState, ...shared, ...readTabState() }, version: ROOT_VERSION }
}

function readTabState(): TabState | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TAB_STATE_KEY) ?? 'null')
    const whole: unknown = isRecord(value) ? { ...emptyTabState, ...value } : null
    return isTabState(whole) ? whole : null
  } catch {
    return null
  }
}

/** Removes unreadable state and the personal data stored by an earlier release, which would stay on disk. */
function readAndClean(storage: KeyStorage, name: string, text: string | null): SharedState | null {
  if (text === null) return null
  const value = parse(text)
  const state = isRecord(value) ? migrate(value.state, value.version) : null
  if (state && !hasPersonalState(value)) return state
  storage.removeItem(name)
  if (state) storage.setItem(name, JSON.stringify({ state, version: ROOT_VERSION }))
  return state
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const hasPersonalState = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.state) && ('drafts' in value.state || 'results' in value.state)

/** Would migrate the state of an older version. There is none yet, so other versions are dropped as null. */
function migrate(state: unknown, version: unknown): SharedState | null {
  if (version !== ROOT_VERSION || !isRecord(state)) return null
  const { results: _results, drafts: _drafts, ...shared } = state
  const whole: unknown = { ...emptyShared, ...shared, branding: parseCachedBranding(state.branding) }
  return isSharedState(whole) ? whole : null
}
