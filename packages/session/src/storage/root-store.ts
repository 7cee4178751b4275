import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { emptyState, type RootState } from './persisted-state.ts'
import { type KeyStorage, removeTabState, ROOT_KEY, ROOT_VERSION, rootStorage } from './root-storage.ts'

/** Maximum time for reading the root key; afterwards the application continues without it. */
export const REHYDRATE_TIMEOUT_MS = 5000

let isTooLate = false
let isQuiet = false
const storage = rootStorage()

/**
 * All state that outlives a reload except the token: shared state under one key of local storage, personal state in the
 * tab.
 */
export const rootStore = createStore<RootState>()(
  persist((): RootState => emptyState, {
    name: ROOT_KEY,
    version: ROOT_VERSION,
    storage: { ...storage, setItem: (name, value) => (isQuiet ? undefined : storage.setItem(name, value)) },
    // Rehydrated when the application starts, so that a prerendered page and its first render agree.
    skipHydration: true,
    // State that arrives after the timeout must not overwrite later changes.
    merge: (read, current) => (isTooLate ? current : { ...current, ...pick(read) }),
  }),
)

function pick(read: unknown): Partial<RootState> {
  return typeof read === 'object' && read !== null ? read : {}
}

/** Reads the root key, for 5 s at most. `from` replaces the browser's storage. */
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
  /** State that only this tab decides, whatever another tab has written. */
  ownState: () => Partial<RootState>
  /** Another tab has logged out: the key was removed. */
  onRemoved: () => void
}

/**
 * Adopts the changes of other tabs, so that this tab's next write does not undo them. Returns a function that stops it.
 */
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

/** The event of a removal may arrive late, after this tab has written its next session. */
async function isStillStored({ sessionId = null }: Partial<RootState>): Promise<boolean> {
  const stored = await storage.getItem(ROOT_KEY)
  return stored !== null && stored.state.sessionId === sessionId
}

/** Clears memory and storage, except the branding in memory, which belongs to the tenant and is still shown. */
export function clearRoot(): void {
  resetRootOfTab()
  rootStore.persist.clearStorage()
}

/** Clears only this tab: another tab has cleared the root key, and may already be writing there again. */
export function resetRootOfTab(): void {
  removeTabState()
  setQuietly({ ...emptyState, branding: rootStore.getState().branding })
}

function setQuietly(state: Partial<RootState>): void {
  isQuiet = true
  rootStore.setState(state)
  isQuiet = false
}
