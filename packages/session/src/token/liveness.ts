import { checkAuth, checkAuthQuietly } from '@coffer/api-client/auth/session'
import { ApiError } from '@coffer/api-client/transport'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { now } from './clock.ts'
import { createLiveness, type LivenessMachine, type TokenCheck } from './liveness-machine.ts'
import { bearer, endSession, onSessionChange, renewSession, expiresAt, sessionState } from './session.ts'

const warningStore = createStore<{ secondsLeft: number | null }>()(() => ({ secondsLeft: null }))
let machine: LivenessMachine | null = null

/** The state of the dialog: seconds left when there are at most two minutes, and the callback to stay logged in. */
export function useTimeout(): { secondsLeft: number | null; stay: () => Promise<void> } {
  const secondsLeft = useStore(warningStore, (state) => state.secondsLeft)
  return { secondsLeft, stay: stayLoggedIn }
}

/** Records activity where this page receives neither keys nor clicks, such as in another service's frame. */
export function recordActivity(): void {
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
 * Polls the provider from the start to the end of a session. Returns a function that stops it. `onSessionEnd` reports
 * the end.
 */
export function startLiveness({ countsActivity }: LivenessSettings): () => void {
  const startOrStop = () => {
    const hasToken = sessionState().status !== 'visitor'
    if (hasToken === (machine !== null)) return
    if (hasToken) machine = watch(countsActivity)
    else stopMachine()
  }
  const onVisibility = () => (document.visibilityState === 'hidden' ? machine?.hidden() : machine?.visible())
  const onActivity = () => machine?.activity()
  const unsubscribe = onSessionChange(startOrStop)
  document.addEventListener('visibilitychange', onVisibility)
  document.addEventListener('keydown', onActivity)
  document.addEventListener('click', onActivity)
  startOrStop()
  return () => {
    unsubscribe()
    stopMachine()
    document.removeEventListener('visibilitychange', onVisibility)
    document.removeEventListener('keydown', onActivity)
    document.removeEventListener('click', onActivity)
  }
}

function stopMachine(): void {
  machine?.stop()
  machine = null
}

function watch(countsActivity: () => boolean): LivenessMachine {
  return createLiveness({
    check: checkToken,
    now,
    deviceNow: Date.now,
    expiresAt: expiresAt,
    countsActivity,
    onRenewed: (secondsLeft, extended) => renewSession(secondsLeft, { tellTabs: extended }),
    onEnded: (reason) => void endSession(reason),
    onWarning: (secondsLeft) => warningStore.setState({ secondsLeft }),
  })
}

async function checkToken(extend: boolean): Promise<TokenCheck> {
  const bearerAtStart = bearer()
  const isReplaced = () => bearer() !== bearerAtStart
  try {
    const { tokenDuration } = await (extend ? checkAuth() : checkAuthQuietly())
    return isReplaced() ? { status: 'unknown' } : { status: 'alive', secondsLeft: tokenDuration }
  } catch (error) {
    // The right code replaces the token; a response about the previous token is outdated.
    if (isReplaced()) return { status: 'unknown' }
    const isRefused = error instanceof ApiError && error.failure.kind === 'unauthenticated'
    return isRefused ? { status: 'unauthorized' } : { status: 'unknown' }
  }
}
