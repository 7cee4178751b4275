import type { PersistStorage, StorageValue } from 'zustand/middleware'
import {
  isPersistedState,
  isRecord,
  emptyState,
  type PersistedState,
  parseCachedBranding,
} from './persisted-state.ts'

export const ROOT_KEY = 'root'
export const ROOT_VERSION = 1

/** Storage of the root key. May be slow or broken without stopping the application. */
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

/** Reads and writes the root key. What cannot be read back as this version's state is dropped, never thrown. */
export function rootStorage(find: () => KeyStorage | null = browserStorage): PersistStorage<PersistedState> {
  return {
    getItem(name) {
      const storage = find()
      if (!storage) return null
      const text = storage.getItem(name)
      const read = (found: string | null) => readOrDrop(found, () => storage.removeItem(name))
      return text instanceof Promise ? text.then(read) : read(text)
    },
    setItem(name, value) {
      try {
        find()?.setItem(name, JSON.stringify(value))
      } catch {
        // Storage full or forbidden: state lives in memory only.
      }
    },
    removeItem(name) {
      find()?.removeItem(name)
    },
  }
}

function readOrDrop(text: string | null, drop: () => void): StorageValue<PersistedState> | null {
  if (text === null) return null
  const value = parse(text)
  if (value) return value
  drop()
  return null
}

function parse(text: string): StorageValue<PersistedState> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return null
    const state = migrate(value.state, value.version)
    return state && { state, version: ROOT_VERSION }
  } catch {
    return null
  }
}

/** Migrates the state of an older version. There is none yet, so others are dropped as null. */
function migrate(state: unknown, version: unknown): PersistedState | null {
  if (version !== ROOT_VERSION || !isRecord(state)) return null
  const whole: unknown = { ...emptyState, ...state, branding: parseCachedBranding(state.branding) }
  return isPersistedState(whole) ? whole : null
}
