import type { MfaType } from '@coffer/domain/status'
import { useSyncExternalStore } from 'react'
import { now } from './clock.ts'
import { type SentCode, type TabToken, tokenStore } from './token-store.ts'
import { rootStore } from '../storage/root-store.ts'

/** The state of the log-in. `mfa-pending`: the password is verified, but the one-time code is not. */
export type SessionState =
  | { status: 'visitor' }
  | {
      status: 'mfa-pending'
      maskedEmail: string
      maskedPhone: string | null
      enrolled: readonly MfaType[]
      hasPasskey: boolean
      sent: SentCode | null
    }
  | { status: 'signed-in'; sessionId: string; relink: boolean }

const visitor: SessionState = { status: 'visitor' }
let cached: { token: TabToken | null; relink: boolean; state: SessionState } | null = null

/** The bearer for the next call, or null. */
export function bearer(): string | null {
  return tokenStore.get()?.bearer ?? null
}

/** The session of this tab; the same object until it changes. */
export function sessionState(): SessionState {
  const token = tokenStore.get()
  const { relink } = rootStore.getState()
  if (cached?.token !== token || cached.relink !== relink) {
    cached = { token, relink, state: toSessionState(token, relink) }
  }
  return cached.state
}

function toSessionState(token: TabToken | null, relink: boolean): SessionState {
  if (token?.pending) {
    const { maskedEmail, maskedPhone, enrolled, hasPasskey = false, sent } = token.pending
    return { status: 'mfa-pending', maskedEmail, maskedPhone, enrolled, hasPasskey, sent }
  }
  if (!token?.sessionId) return visitor
  return { status: 'signed-in', sessionId: token.sessionId, relink }
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, () => visitor)
}

export function onSessionChange(listener: () => void): () => void {
  const stops = [tokenStore.subscribe(listener), rootStore.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** When the token expires, by the provider's clock, ms; null if the provider has given none. */
export function expiresAt(): number | null {
  return tokenStore.get()?.expiresAt ?? null
}

/** Whether the token has expired; an expired session is treated as none. */
export function hasExpired(): boolean {
  const end = expiresAt()
  return end !== null && end <= now()
}
