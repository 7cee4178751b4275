import { sessionState, useSession } from '@coffer/session/session'
import { useSyncExternalStore } from 'react'

/** A change that another tab or device made to an application while a screen of it was open here. */
export interface RemoteChange {
  /**
   * Effect on this screen: `replaced` some typed values, left them `untouched`, requires another `review`, or
   * `moved-on` to this screen, dropping typed values.
   */
  effect: 'moved-on' | 'replaced' | 'untouched' | 'review'
  /** Path of the screen that shows the notice. */
  path: string
  /** Whether it results from an action of the depositor, so that the notice gets the focus. */
  isAnswer: boolean
}

// Stored with its session, so that it is never shown in the next one.
let reported: { sessionId: string | null; change: RemoteChange } | null = null
const listeners = new Set<() => void>()

function set(next: typeof reported): void {
  reported = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the notice on the screen at `change.path`. */
export function reportRemoteChange(change: RemoteChange): void {
  set({ sessionId: sessionIdOf(sessionState()), change })
}

export const dismissRemoteChange = (): void => set(null)

/** The change to report at `path`, or null; a new object for each report. */
export function useRemoteChange(path: string): RemoteChange | null {
  const session = useSession()
  const current = useSyncExternalStore(subscribe, () => reported)
  if (!current || current.sessionId !== sessionIdOf(session)) return null
  return current.change.path === path ? current.change : null
}

/** Null without a session, as in a story. */
const sessionIdOf = (session: ReturnType<typeof sessionState>): string | null =>
  session.status === 'signed-in' ? session.sessionId : null
