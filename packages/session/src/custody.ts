import type { MfaType } from '@coffer/domain/status'
import { createStore } from 'zustand/vanilla'
import { assumeOffset, offset } from './clock.ts'
import { isRecord } from './persisted.ts'

/** The code that was sent last, while the one-time code is awaited. */
export interface SentCode {
  via: MfaType
  nonceToken: string
  maskedDestination: string
  /** When another may be asked for, on the provider's clock. */
  resendAt: number
}

/** What is known between the password and the one-time code. */
export interface PendingMfa {
  nonceToken: string | null
  maskedEmail: string
  maskedPhone: string | null
  enrolled: readonly MfaType[]
  sent: SentCode | null
}

/** What a tab holds: the bearer, when it runs out, and what MFA still waits for. */
export interface Custody {
  bearer: string
  /** Of a finished MFA; null while one is pending. */
  sessionId: string | null
  /** On the provider's clock, ms; null while the provider has not said. */
  runsOutAt: number | null
  pending: PendingMfa | null
}

/**
 * The bearer's one place: this tab's memory, with a copy in session storage for a reload.
 * Never local storage (docs/decisions/002-token-custody.md).
 */
const KEY = 'tab'
export const custodyStore = createStore<{ held: Custody | null }>()(() => ({ held: null }))

export function held(): Custody | null {
  return custodyStore.getState().held
}

export function hold(custody: Custody | null): void {
  custodyStore.setState({ held: custody })
  try {
    if (custody) sessionStorage.setItem(KEY, JSON.stringify({ ...custody, offset: offset() }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without session storage the bearer lives in memory, and a reload asks for the log-in again.
  }
}

/**
 * Writes the copy anew when the page is left: the provider's answer to a logout in another tab clears the site's
 * storage, of every tab, and may come when someone has logged in again. Returns how to stop.
 */
export function keepCopyOnLeaving(): () => void {
  const keep = () => hold(held())
  window.addEventListener('pagehide', keep)
  return () => window.removeEventListener('pagehide', keep)
}

/** Takes up what this tab held before a reload. What it holds already, it keeps: storage may be forbidden or cleared. */
export function takeUpAfterReload(): Custody | null {
  const inMemory = held()
  if (inMemory) return inMemory
  assumeOffset(0)
  const custody = readCopy()
  hold(custody)
  return custody
}

function readCopy(): Custody | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isCustody(value)) return null
    const { offset: before, ...custody } = value
    assumeOffset(before)
    return custody
  } catch {
    return null
  }
}

function isCustody(value: unknown): value is Custody & { offset: number } {
  return (
    isRecord(value) &&
    typeof value.offset === 'number' &&
    typeof value.bearer === 'string' &&
    (value.sessionId === null || typeof value.sessionId === 'string') &&
    (value.runsOutAt === null || typeof value.runsOutAt === 'number') &&
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
