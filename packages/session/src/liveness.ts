import { checkAuth, checkAuthQuietly } from '@coffer/api-client/auth'
import { ApiError } from '@coffer/api-client/transport'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { now } from './clock.ts'
import { createLiveness, type LivenessMachine, type Vital } from './liveness-machine.ts'
import { bearer, endSession, onSessionChange, renew, runsOutAt, sessionState } from './session.ts'

const warningStore = createStore<{ secondsLeft: number | null }>()(() => ({ secondsLeft: null }))
let machine: LivenessMachine | null = null

/** The dialog's state: seconds left once there are two minutes or less, and how to stay logged in. */
export function useTimeout(): { secondsLeft: number | null; stay: () => Promise<void> } {
  const secondsLeft = useStore(warningStore, (state) => state.secondsLeft)
  return { secondsLeft, stay: stayLoggedIn }
}

/** The person is busy where this page sees neither keys nor clicks, such as in another service's frame. */
export function noteActivity(): void {
  machine?.activity()
}

async function stayLoggedIn(): Promise<void> {
  await machine?.stay()
}

export interface LivenessSettings {
  /** False on the log-in and MFA pages. */
  countsActivity: () => boolean
}

/**
 * Watches over the session for as long as one is held: starts with it, ends with it.
 * Returns how to stop. `onSessionEnd` says when it ended.
 */
export function startLiveness({ countsActivity }: LivenessSettings): () => void {
  const follow = () => {
    const isHeld = sessionState().kind !== 'visitor'
    if (isHeld === (machine !== null)) return
    if (isHeld) machine = watch(countsActivity)
    else letGo()
  }
  const onVisibility = () => (document.visibilityState === 'hidden' ? machine?.hidden() : machine?.visible())
  const onActivity = () => machine?.activity()
  const stopFollowing = onSessionChange(follow)
  document.addEventListener('visibilitychange', onVisibility)
  document.addEventListener('keydown', onActivity)
  document.addEventListener('click', onActivity)
  follow()
  return () => {
    stopFollowing()
    letGo()
    document.removeEventListener('visibilitychange', onVisibility)
    document.removeEventListener('keydown', onActivity)
    document.removeEventListener('click', onActivity)
  }
}

function letGo(): void {
  machine?.stop()
  machine = null
}

function watch(countsActivity: () => boolean): LivenessMachine {
  return createLiveness({
    check: askProvider,
    now,
    deviceNow: Date.now,
    runsOutAt,
    countsActivity,
    onRenewed: (secondsLeft, extended) => renew(secondsLeft, { tellTabs: extended }),
    onEnded: (reason) => void endSession(reason),
    onWarning: (secondsLeft) => warningStore.setState({ secondsLeft }),
  })
}

async function askProvider(extend: boolean): Promise<Vital> {
  const asked = bearer()
  const isAnother = () => bearer() !== asked
  try {
    const { tokenDuration } = await (extend ? checkAuth() : checkAuthQuietly())
    return isAnother() ? { kind: 'unknown' } : { kind: 'alive', secondsLeft: tokenDuration }
  } catch (error) {
    // The right code replaces the token: what is said of the one before says nothing of this one.
    if (isAnother()) return { kind: 'unknown' }
    const isRefused = error instanceof ApiError && error.failure.kind === 'unauthenticated'
    return isRefused ? { kind: 'unauthorized' } : { kind: 'unknown' }
  }
}
