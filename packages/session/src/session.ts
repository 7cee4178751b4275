import type { MfaType } from '@coffer/domain/status'
import { now } from './clock.ts'
import { held, hold, keepCopyOnLeaving, type SentCode, takeUpAfterReload } from './custody.ts'
import {
  clearLogoutReason,
  leaveLogoutReason,
  type LogoutReason,
  logoutReason,
  repeatLogoutReason,
} from './logout-reason.ts'
import { type HandedSession, joinOtherTabs, type OtherTabs, tellOthersEnded } from './other-tabs.ts'
import { nothingOfAPerson } from './persisted.ts'
import { clearCookies } from './session-cookies.ts'
import { bearer, hasExpired, sessionState, type SessionState } from './session-state.ts'
import { clearRoot, forgetRoot, rehydrate, rootStore, watchRoot } from './store.ts'

export { followClock } from './clock.ts'
export type { SentCode } from './custody.ts'
export type { LogoutReason } from './logout-reason.ts'
export {
  bearer,
  hasExpired,
  onSessionChange,
  runsOutAt,
  sessionState,
  type SessionState,
  useSession,
} from './session-state.ts'

/** A session as the provider begins it. */
export interface BegunSession {
  sessionId: string
  relink: boolean
  /** Seconds, from receipt. */
  tokenDuration: number
}

/** The answer to the right password. A remembered device gets its session with it. */
export interface LoginAnswer {
  token: string
  nonceToken: string | null
  maskedEmail: string
  mfa: { enrolled: readonly MfaType[]; maskedPhone: string | null }
  session: BegunSession | null
}

/** The answer to the right one-time code: the final token. */
export type VerifyAnswer = BegunSession & { token: string }

/** How long logging out waits for the provider's answer before it goes on without. */
const FAREWELL_MS = 2000

type EndListener = (reason: LogoutReason) => void

const endListeners = new Set<EndListener>()
let otherTabs: OtherTabs | null = null
let stopWatching = () => {}
let stopKeeping = () => {}

/** Takes the log-in's answer. Whoever was logged in before, here or in another tab, is forgotten first. */
export function beginMfa(answer: LoginAnswer): SessionState {
  // The log-in page has not joined the other tabs: it is the bank that does, once it is on its way.
  if (otherTabs) otherTabs.tellEnded()
  else tellOthersEnded()
  const newcomer = rootStore.getState().results['joint-newcomer']
  rootStore.setState({ ...nothingOfAPerson, results: newcomer ? { 'joint-newcomer': newcomer } : {} })
  clearLogoutReason()
  const { token, nonceToken, maskedEmail, mfa, session } = answer
  if (session) return finishMfa({ token, ...session })
  const { maskedPhone, enrolled } = mfa
  const pending = { nonceToken, maskedEmail, maskedPhone, enrolled, sent: null }
  hold({ bearer: token, sessionId: null, runsOutAt: null, pending })
  return sessionState()
}

/** Remembers which code was sent, so that the code's screen outlives a reload. */
export function codeSent(sent: SentCode): void {
  const custody = held()
  if (!custody?.pending) return
  hold({ ...custody, pending: { ...custody.pending, nonceToken: sent.nonceToken, sent } })
}

/** Takes the final token. */
export function finishMfa({ token, sessionId, relink, tokenDuration }: VerifyAnswer): SessionState {
  rootStore.setState({ sessionId, relink })
  hold({ bearer: token, sessionId, runsOutAt: endAfter(tokenDuration), pending: null })
  return sessionState()
}

/** Counts the token's end anew: `token_duration` is in seconds from receipt. */
export function renew(secondsLeft: number, { tellTabs = false }: { tellTabs?: boolean } = {}): void {
  const custody = held()
  if (!custody) return
  hold({ ...custody, runsOutAt: endAfter(secondsLeft) })
  if (tellTabs) otherTabs?.tellRenewed(secondsLeft)
}

function endAfter(seconds: number | null): number | null {
  return seconds === null ? null : now() + seconds * 1000
}

/** The provider's word on whether the bank must be linked again. */
export function setRelink(relink: boolean): void {
  rootStore.setState({ relink })
}

/** Called when a session ends without the person having asked: the page must leave what it shows. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/**
 * Ends the session. When this returns its promise every trace is gone from this tab and from storage, offline too;
 * the promise resolves once the provider has been told, after 2 s at most.
 */
export async function endSession(reason: LogoutReason): Promise<void> {
  const token = bearer()
  if (token !== null) {
    otherTabs?.tellEnded()
    forgetSession(reason, clearRoot)
    await Promise.race([tellProvider(token), pause(FAREWELL_MS)])
    repeatLogoutReason()
  } else {
    // Nothing was held. What is kept may be another tab's, which has logged in since.
    if (!logoutReason()) leaveLogoutReason(reason)
    if (rootStore.getState().sessionId === null) rootStore.setState(nothingOfAPerson)
  }
  clearCookies()
}

/** Ends a session whose token was refused. Why depends on its time, not on which call was refused first. */
export function endRefusedSession(): Promise<void> {
  return endSession(hasExpired() ? 'timed-out' : 'refused')
}

/** The bearer is given, since it is no longer held by now. */
async function tellProvider(token: string): Promise<void> {
  try {
    const { logout } = await import('@coffer/api-client/auth/login')
    await logout({ bearer: token, signal: AbortSignal.timeout(FAREWELL_MS) })
  } catch {
    // Offline or refused: here the session is over all the same.
  }
}

function forgetSession(reason: LogoutReason, forget: () => void): void {
  leaveLogoutReason(reason)
  hold(null)
  forget()
  if (reason !== 'asked') endListeners.forEach((listener) => listener(reason))
}

function endedElsewhere(): void {
  if (held()) forgetSession('other-tab', forgetRoot)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Finds the session again: after a reload from this tab's storage, in a new tab from an open one. */
export async function restoreSession(): Promise<void> {
  await rehydrate()
  const custody = takeUpAfterReload()
  otherTabs?.close()
  otherTabs = joinOtherTabs({
    onAsk: handOver,
    onRenewed: (secondsLeft) => renew(secondsLeft),
    onEnded: endedElsewhere,
  })
  stopKeeping()
  stopKeeping = keepCopyOnLeaving()
  stopWatching()
  stopWatching = watchRoot({ keep: ownSession, onRemoved: endedElsewhere })
  if (!custody) await takeOver(otherTabs)
  else if (hasExpired()) forgetSession('timed-out', clearRoot)
  // A closed browser leaves the root key behind; without the bearer what it says belongs to nobody.
  if (!held() && rootStore.getState().sessionId !== null) rootStore.setState(nothingOfAPerson)
}

function handOver(): HandedSession | null {
  const state = sessionState()
  const custody = held()
  if (state.kind !== 'signed-in' || !custody || hasExpired()) return null
  const secondsLeft = custody.runsOutAt === null ? null : Math.floor((custody.runsOutAt - now()) / 1000)
  return { bearer: custody.bearer, sessionId: state.sessionId, relink: state.relink, secondsLeft }
}

async function takeOver(tabs: OtherTabs): Promise<void> {
  const session = await tabs.ask()
  if (!session || held()) return
  const { sessionId, relink } = session
  rootStore.setState({ sessionId, relink })
  hold({ bearer: session.bearer, sessionId, runsOutAt: endAfter(session.secondsLeft), pending: null })
}

function ownSession() {
  const sessionId = held()?.sessionId
  return sessionId ? { sessionId } : {}
}
