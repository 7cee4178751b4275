import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { nothingKept, type Persisted } from './persisted.ts'
import { type KeyStorage, ROOT_KEY, ROOT_VERSION, rootStorage } from './root-storage.ts'

/** §9: reading the root key back may take this long; after that the application goes on without. */
export const REHYDRATE_TIMEOUT_MS = 5000

let isTooLate = false
let isQuiet = false
const storage = rootStorage()

/** All state that outlives a reload but the bearer, under one key of local storage. */
export const rootStore = createStore<Persisted>()(
  persist(() => nothingKept, {
    name: ROOT_KEY,
    version: ROOT_VERSION,
    storage: { ...storage, setItem: (name, value) => (isQuiet ? undefined : storage.setItem(name, value)) },
    // Read when the application starts, so that a prerendered page and its first render agree.
    skipHydration: true,
    // What arrives after the time-out must not overwrite what has happened since.
    merge: (read, current) => (isTooLate ? current : { ...current, ...pick(read) }),
  }),
)

function pick(read: unknown): Partial<Persisted> {
  return typeof read === 'object' && read !== null ? read : {}
}

/** Reads the root key back, for 5 s at most. `from` is for a storage other than the browser's. */
export async function rehydrate(from?: KeyStorage): Promise<void> {
  if (from) rootStore.persist.setOptions({ storage: rootStorage(() => from) })
  isTooLate = false
  const timeOut = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    isTooLate = true
    timeOut.resolve()
  }, REHYDRATE_TIMEOUT_MS)
  await Promise.race([rootStore.persist.rehydrate(), timeOut.promise])
  clearTimeout(timer)
}

export interface RootWatch {
  /** What this tab knows better than the root key, whatever another tab wrote there. */
  keep: () => Partial<Persisted>
  /** Another tab logged out: the key is gone. */
  onRemoved: () => void
}

/** Takes up what other tabs write, so that this one's next write does not undo it. Returns how to stop. */
export function watchRoot({ keep, onRemoved }: RootWatch): () => void {
  const takeUp = async (isRemoved: boolean) => {
    if (isRemoved && !(await isStillThere(keep()))) return onRemoved()
    await rootStore.persist.rehydrate()
    setQuietly(keep())
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ROOT_KEY || key === null) void takeUp(newValue === null)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Word of a removal may come late, when whoever is logged in here has been written down anew. */
async function isStillThere({ sessionId = null }: Partial<Persisted>): Promise<boolean> {
  const kept = await storage.getItem(ROOT_KEY)
  return kept !== null && kept.state.sessionId === sessionId
}

/** Forgets everything, in memory and in storage; but the branding stays in memory, being the institution's and worn. */
export function clearRoot(): void {
  forgetRoot()
  rootStore.persist.clearStorage()
}

/** Forgets everything in memory only: another tab has seen to the storage, and may be writing there anew. */
export function forgetRoot(): void {
  setQuietly({ ...nothingKept, branding: rootStore.getState().branding })
}

function setQuietly(state: Partial<Persisted>): void {
  isQuiet = true
  rootStore.setState(state)
  isQuiet = false
}
