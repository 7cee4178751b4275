import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { isPersisted, isRecord, nothingKept, type Persisted, readableBranding } from './persisted.ts'

export const ROOT_KEY = 'root'
export const ROOT_VERSION = 1

/** Where the root key is kept. May be slow or broken; neither may stop the application. */
export interface KeyStorage {
  getItem: (key: string) => string | null | Promise<string | null>
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

function browserStorage(): KeyStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    // A browser that forbids storage throws at the mention of it.
    return null
  }
}

/** Reads and writes the root key. What cannot be read back as this version's state is dropped, never thrown. */
export function rootStorage(find: () => KeyStorage | null = browserStorage): PersistStorage<Persisted> {
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
        // Storage full or forbidden: the page goes on from memory.
      }
    },
    removeItem(name) {
      find()?.removeItem(name)
    },
  }
}

function readOrDrop(text: string | null, drop: () => void): StorageValue<Persisted> | null {
  if (text === null) return null
  const kept = parse(text)
  if (kept) return kept
  drop()
  return null
}

function parse(text: string): StorageValue<Persisted> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return null
    const state = migrate(value.state, value.version)
    return state && { state, version: ROOT_VERSION }
  } catch {
    return null
  }
}

/** Brings an older version's state to this one, or answers null: there is no older version yet, so others are dropped. */
function migrate(state: unknown, version: unknown): Persisted | null {
  if (version !== ROOT_VERSION || !isRecord(state)) return null
  const whole: unknown = { ...nothingKept, ...state, branding: readableBranding(state.branding) }
  return isPersisted(whole) ? whole : null
}
