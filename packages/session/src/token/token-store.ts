import type { MfaType } from '@coffer/domain/status'
import { createStore } from 'zustand/vanilla'
import { isRecord } from '../storage/persisted-state.ts'
import { TOKEN_KEY } from '../storage/tab-keys.ts'
import { assumeClockOffset, clockOffset } from './clock.ts'

/** The one-time code that was sent last. */
export interface SentCode {
  via: MfaType
  nonceToken: string
  maskedDestination: string
  /** When another may be requested, on the provider's clock. */
  resendAt: number
}

/** What is known between the password and the one-time code. */
export interface PendingMfa {
  nonceToken: string | null
  maskedEmail: string
  maskedPhone: string | null
  enrolled: readonly MfaType[]
  /** Whether a passkey can take the place of the code. */
  hasPasskey?: boolean
  sent: SentCode | null
}

/** The token of this tab, when it expires, and what MFA still waits for. */
export interface TabToken {
  bearer: string
  /** Of a finished MFA; null while one is pending. */
  sessionId: string | null
  /** On the provider's clock, ms; null while the provider has given none. */
  expiresAt: number | null
  pending: PendingMfa | null
}

const store = createStore<{ token: TabToken | null }>()(() => ({ token: null }))

/**
 * The only place of the token: this tab's memory, with a copy in session storage for a reload.
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
    // Without session storage the token lives in memory only, and a reload leads to the log-in page.
  }
}

/**
 * Writes the copy again when the page is left: the provider's answer to a logout in another tab clears the site's
 * storage, of every tab, and may arrive after somebody has logged in again. Returns how to stop.
 */
function writeOnPageHide(): () => void {
  const write = () => set(get())
  window.addEventListener('pagehide', write)
  return () => window.removeEventListener('pagehide', write)
}

/** The token from before a reload. Memory comes first: storage may be forbidden or cleared. */
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
