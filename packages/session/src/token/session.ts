import { clearCookies } from '@coffer/api-client/transport/clear-cookies'
import type { MfaType } from '@coffer/domain/status'
import { assumeClockOffset, clockOffset, now } from './clock.ts'
import { type SentCode, tokenStore } from './token-store.ts'
import {
  clearLogoutReason,
  recordLogoutReason,
  type LogoutReason,
  logoutReason,
  restoreLogoutReason,
} from '../storage/logout-reason.ts'
import { type SharedSession, connectTabs, type TabConnection, announceEndedOnce } from './tab-connection.ts'
import { carryMessages, takeCarriedMessages } from '../storage/carried-messages.ts'
import { readTyped, type Typed } from '../storage/drafts.ts'
import { emptyPersonalState, nextSessionResults } from '../storage/persisted-state.ts'
import { bearer, hasExpired, sessionState, type SessionState } from './session-state.ts'
import { clearRoot, resetRootOfTab, rehydrate, rootStore, watchRoot } from '../storage/root-store.ts'

export { setClock } from './clock.ts'
export type { SentCode } from './token-store.ts'
export type { LogoutReason } from '../storage/logout-reason.ts'
export {
  bearer,
  hasExpired,
  onSessionChange,
  expiresAt,
  sessionState,
  type SessionState,
  useSession,
} from './session-state.ts'

/** A session as the provider starts it. */
export interface StartedSession {
  sessionId: string
  relink: boolean
  /** Seconds from receipt. */
  tokenDuration: number
}

/** The response to the right password. For a remembered device it includes the session. */
export interface LoginAnswer {
  token: string
  nonceToken: string | null
  maskedEmail: string
  mfa: { enrolled: readonly MfaType[]; maskedPhone: string | null; hasPasskey?: boolean }
  session: StartedSession | null
  /** The log-in used a passkey instead of a password. */
  isByPasskey?: boolean
}

/** The response to the right one-time code: the final token. */
export type VerifyAnswer = StartedSession & { token: string }

/** Maximum time that logging out waits for the provider's response. */
const LOGOUT_TIMEOUT_MS = 2000

/** `typed`: the input of forms up to the end, which is no longer stored. */
type EndListener = (reason: LogoutReason, typed: Typed) => void

const endListeners = new Set<EndListener>()
let tabs: TabConnection | null = null
let stopWatching = () => {}
let stopWritingOnPageHide = () => {}
let stopCarryingMessages = () => {}

/** Starts from the log-in's response. Data of a previous session, here or in another tab, is dropped first. */
export function beginMfa(answer: LoginAnswer): SessionState {
  // The log-in page has no connection to the other tabs, but the application has.
  if (tabs) tabs.announceEnded()
  else announceEndedOnce()
  const results = nextSessionResults(rootStore.getState().results)
  rootStore.setState({ ...emptyPersonalState, results })
  clearLogoutReason()
  const { token, nonceToken, maskedEmail, mfa, session } = answer
  if (session) return completeMfa({ token, ...session })
  const { maskedPhone, enrolled, hasPasskey = false } = mfa
  const pending = { nonceToken, maskedEmail, maskedPhone, enrolled, hasPasskey, sent: null }
  tokenStore.set({ bearer: token, sessionId: null, expiresAt: null, pending })
  return sessionState()
}

/** Records the sent code, for a reload of the code's screen. */
export function recordSentCode(sent: SentCode): void {
  const token = tokenStore.get()
  if (!token?.pending) return
  tokenStore.set({ ...token, pending: { ...token.pending, nonceToken: sent.nonceToken, sent } })
}

/** Stores the final token. */
export function completeMfa({ token, sessionId, relink, tokenDuration }: VerifyAnswer): SessionState {
  rootStore.setState({ sessionId, relink })
  tokenStore.set({ bearer: token, sessionId, expiresAt: expiryAfter(tokenDuration), pending: null })
  return sessionState()
}

/** Restarts the time until the token expires; `token_duration` is in seconds from receipt. */
export function renewSession(secondsLeft: number, { tellTabs = false }: { tellTabs?: boolean } = {}): void {
  const token = tokenStore.get()
  if (!token) return
  tokenStore.set({ ...token, expiresAt: expiryAfter(secondsLeft) })
  if (tellTabs) tabs?.announceRenewed(secondsLeft)
}

function expiryAfter(seconds: number | null): number | null {
  return seconds === null ? null : now() + seconds * 1000
}

/** Whether the provider requires the bank to be linked again. */
export function setRelink(relink: boolean): void {
  rootStore.setState({ relink })
}

/** Calls the listener when a session ends by itself: the page must leave its screen. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/**
 * Ends the session. When this returns its promise, this tab and storage have no trace of it, even offline; the promise
 * resolves after the provider was notified, within 2 s.
 */
export async function endSession(reason: LogoutReason): Promise<void> {
  const token = bearer()
  if (token !== null) {
    tabs?.announceEnded()
    dropSession(reason, clearRoot)
    // The provider has already ended the session of a locked account. Its response to a log-out clears the site's
    // storage, and a page that is left before the reason is restored would lose it.
    if (reason !== 'locked') {
      await Promise.race([notifyProvider(token), pause(LOGOUT_TIMEOUT_MS)])
      restoreLogoutReason()
    }
  } else {
    // This tab has no token. The stored state may belong to another tab that has logged in since.
    if (!logoutReason()) recordLogoutReason(reason)
    if (rootStore.getState().sessionId === null) rootStore.setState(emptyPersonalState)
  }
  clearCookies()
}

/** Ends a session whose token was refused. The reason depends on the time, not on which call was refused first. */
export function endRefusedSession(): Promise<void> {
  return endSession(hasExpired() ? 'timed-out' : 'refused')
}

/** The token is a parameter because the store no longer has it. */
async function notifyProvider(token: string): Promise<void> {
  try {
    const { logout } = await import('@coffer/api-client/auth/login')
    await logout({ bearer: token, signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) })
  } catch {
    // Offline or refused: the session has ended on this side all the same.
  }
}

function dropSession(reason: LogoutReason, clear: () => void): void {
  const typed = readTyped()
  recordLogoutReason(reason)
  tokenStore.set(null)
  clear()
  if (reason !== 'asked' && reason !== 'locked') endListeners.forEach((listener) => listener(reason, typed))
}

function onEndedInOtherTab(): void {
  if (tokenStore.get()) dropSession('other-tab', resetRootOfTab)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Restores the session: after a reload from this tab's storage, in a new tab from an open tab. */
export async function restoreSession(): Promise<void> {
  await rehydrate()
  const token = tokenStore.restore()
  tabs?.close()
  tabs = connectTabs({
    onAsk: sessionToShare,
    onRenewed: (secondsLeft) => renewSession(secondsLeft),
    onEnded: onEndedInOtherTab,
  })
  stopWritingOnPageHide()
  stopWritingOnPageHide = tokenStore.writeOnPageHide()
  takeCarriedMessages(token !== null && !hasExpired())
  stopCarryingMessages()
  stopCarryingMessages = carryMessages(() => bearer() !== null)
  stopWatching()
  stopWatching = watchRoot({ ownState: ownSession, onRemoved: onEndedInOtherTab })
  if (!token) await adoptSession(tabs)
  else if (hasExpired()) dropSession('timed-out', clearRoot)
  // A closed browser leaves the root key behind; without the token its personal data has no owner.
  if (!tokenStore.get() && rootStore.getState().sessionId !== null) rootStore.setState(emptyPersonalState)
}

function sessionToShare(): SharedSession | null {
  const state = sessionState()
  const token = tokenStore.get()
  if (state.status !== 'signed-in' || !token || hasExpired()) return null
  const secondsLeft = token.expiresAt === null ? null : Math.floor((token.expiresAt - now()) / 1000)
  const { sessionId, relink } = state
  return { bearer: token.bearer, sessionId, relink, secondsLeft, clockOffset: clockOffset() }
}

async function adoptSession(connection: TabConnection): Promise<void> {
  const session = await connection.ask()
  if (!session || tokenStore.get()) return
  const { sessionId, relink } = session
  assumeClockOffset(session.clockOffset)
  rootStore.setState({ sessionId, relink })
  tokenStore.set({
    bearer: session.bearer,
    sessionId,
    expiresAt: expiryAfter(session.secondsLeft),
    pending: null,
  })
}

function ownSession() {
  const sessionId = tokenStore.get()?.sessionId
  return sessionId ? { sessionId } : {}
}
