import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { emptyState, type RootState } from './persisted-state.ts'
import { type KeyStorage, removeTabState, ROOT_KEY, ROOT_VERSION, rootStorage } from './root-storage.ts'

/** §9: reading the root key back may take this long; after that the application continues without it. */
export const REHYDRATE_TIMEOUT_MS = 5000

let isTooLate = false
let isQuiet = false
const storage = rootStorage()

/** All state that outlives a reload except the token: under one key of local storage, and what is personal in the tab. */
export const rootStore = createStore<RootState>()(
  persist((): RootState => emptyState, {
    name: ROOT_KEY,
    version: ROOT_VERSION,
    storage: { ...storage, setItem: (name, value) => (isQuiet ? undefined : storage.setItem(name, value)) },
    // Read when the application starts, so that a prerendered page and its first render agree.
    skipHydration: true,
    // What arrives after the time-out must not overwrite what has happened since.
    merge: (read, current) => (isTooLate ? current : { ...current, ...pick(read) }),
  }),
)

function pick(read: unknown): Partial<RootState> {
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
  /** State that only this tab decides, whatever another tab wrote. */
  ownState: () => Partial<RootState>
  /** Another tab logged out: the key is gone. */
  onRemoved: () => void
}

/** Adopts what other tabs write, so that this tab's next write does not undo it. Returns how to stop. */
export function watchRoot({ ownState, onRemoved }: RootWatch): () => void {
  const adopt = async (isRemoved: boolean) => {
    if (isRemoved && !(await isStillStored(ownState()))) return onRemoved()
    const { unstoredDrafts } = rootStore.getState()
    await rootStore.persist.rehydrate()
    setQuietly({ ...ownState(), unstoredDrafts })
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ROOT_KEY || key === null) void adopt(newValue === null)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** A removal may be reported late, after the session of this tab was written again. */
async function isStillStored({ sessionId = null }: Partial<RootState>): Promise<boolean> {
  const stored = await storage.getItem(ROOT_KEY)
  return stored !== null && stored.state.sessionId === sessionId
}

/** Clears memory and storage, except the branding in memory: it is the tenant's and the page shows it. */
export function clearRoot(): void {
  resetRootOfTab()
  rootStore.persist.clearStorage()
}

/** Clears this tab only: another tab has cleared the root key, and may be writing there again. */
export function resetRootOfTab(): void {
  removeTabState()
  setQuietly({ ...emptyState, branding: rootStore.getState().branding })
}

function setQuietly(state: Partial<RootState>): void {
  isQuiet = true
  rootStore.setState(state)
  isQuiet = false
}
