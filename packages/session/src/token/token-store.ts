import type { MfaType } from '@coffer/domain/status'
import { createStore } from 'zustand/vanilla'
import { isRecord } from '../storage/persisted-state.ts'
import { TOKEN_KEY } from '../storage/tab-keys.ts'
import { assumeClockOffset, clockOffset } from './clock.ts'

/** The last one-time code that was sent. */
export interface SentCode {
  via: MfaType
  nonceToken: string
  maskedDestination: string
  /** When another code may be requested, by the provider's clock. */
  resendAt: number
}

/** State between the password and the one-time code. */
export interface PendingMfa {
  nonceToken: string | null
  maskedEmail: string
  maskedPhone: string | null
  enrolled: readonly MfaType[]
  /** Whether a passkey can replace the code. */
  hasPasskey?: boolean
  sent: SentCode | null
}

/** The token of this tab, its expiry, and the pending MFA. */
export interface TabToken {
  bearer: string
  /** The session after MFA; null while it is pending. */
  sessionId: string | null
  /** By the provider's clock, ms; null if the provider has given none. */
  expiresAt: number | null
  pending: PendingMfa | null
}

const store = createStore<{ token: TabToken | null }>()(() => ({ token: null }))

/**
 * The only home of the token: this tab's memory, with a copy in session storage for a reload.
 * Never local storage (docs/decisions/002-token-storage.md).
 */
export const tokenStore = { get, set, restore, writeOnPageHide, subscribe: store.subscribe } as const

function get(): TabToken | null {
  return store.getState().token
}

function set(token: TabToken | null): void {
  store.setState({ token })
  try {
    if (token) sessionStorage.setItem(TOKEN_KEY, JSON.stringify({ ...token, offset: clockOffset() }))
    else sessionStorage.removeItem(TOKEN_KEY)
  } catch {
    // Without session storage the token is only in memory, and a reload leads to the log-in page.
  }
}

/**
 * Rewrites the copy when the page is left: the provider's response to a logout in another tab clears the site's storage
 * in every tab, and may arrive after a new log-in. Returns a function that stops it.
 */
function writeOnPageHide(): () => void {
  const write = () => set(get())
  window.addEventListener('pagehide', write)
  return () => window.removeEventListener('pagehide', write)
}

/** The token from before a reload. Memory comes first, because storage may be forbidden or cleared. */
function restore(): TabToken | null {
  const inMemory = get()
  if (inMemory) return inMemory
  assumeClockOffset(0)
  const token = readCopy()
  set(token)
  return token
}

function readCopy(): TabToken | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TOKEN_KEY) ?? 'null')
    if (!isStoredToken(value)) return null
    const { offset, ...token } = value
    assumeClockOffset(offset)
    return token
  } catch {
    return null
  }
}

function isStoredToken(value: unknown): value is TabToken & { offset: number } {
  return (
    isRecord(value) &&
    typeof value.offset === 'number' &&
    typeof value.bearer === 'string' &&
    (value.sessionId === null || typeof value.sessionId === 'string') &&
    (value.expiresAt === null || typeof value.expiresAt === 'number') &&
    (value.pending === null || isPendingMfa(value.pending))
  )
}

function isPendingMfa(value: unknown): value is PendingMfa {
  return (
    isRecord(value) &&
    (value.nonceToken === null || typeof value.nonceToken === 'string') &&
    typeof value.maskedEmail === 'string' &&
    (value.maskedPhone === null || typeof value.maskedPhone === 'string') &&
    Array.isArray(value.enrolled) &&
    (value.hasPasskey === undefined || typeof value.hasPasskey === 'boolean') &&
    (value.sent === null || isSentCode(value.sent))
  )
}

function isSentCode(value: unknown): value is SentCode {
  return (
    isRecord(value) &&
    (value.via === 'sms' || value.via === 'email') &&
    typeof value.nonceToken === 'string' &&
    typeof value.maskedDestination === 'string' &&
    typeof value.resendAt === 'number'
  )
}
