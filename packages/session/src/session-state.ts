import type { MfaType } from '@coffer/domain/status'
import { useSyncExternalStore } from 'react'
import { now } from './clock.ts'
import { type Custody, custodyStore, held, type SentCode } from './custody.ts'
import { rootStore } from './store.ts'

/** Where a visitor stands. An mfa-pending one has given the right password and not yet the code. */
export type SessionState =
  | { kind: 'visitor' }
  | {
      kind: 'mfa-pending'
      maskedEmail: string
      maskedPhone: string | null
      enrolled: readonly MfaType[]
      sent: SentCode | null
    }
  | { kind: 'signed-in'; sessionId: string; relink: boolean }

const visitor: SessionState = { kind: 'visitor' }
let known: { custody: Custody | null; relink: boolean; state: SessionState } | null = null

/** The bearer for the next call, or null. */
export function bearer(): string | null {
  return held()?.bearer ?? null
}

/** Where this visitor stands; the same object until it changes. */
export function sessionState(): SessionState {
  const custody = held()
  const { relink } = rootStore.getState()
  if (known?.custody !== custody || known.relink !== relink) {
    known = { custody, relink, state: stateOf(custody, relink) }
  }
  return known.state
}

function stateOf(custody: Custody | null, relink: boolean): SessionState {
  if (custody?.pending) {
    const { maskedEmail, maskedPhone, enrolled, sent } = custody.pending
    return { kind: 'mfa-pending', maskedEmail, maskedPhone, enrolled, sent }
  }
  if (!custody?.sessionId) return visitor
  return { kind: 'signed-in', sessionId: custody.sessionId, relink }
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, () => visitor)
}

export function onSessionChange(listener: () => void): () => void {
  const stops = [custodyStore.subscribe(listener), rootStore.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** When the token runs out, on the provider's clock, ms; null while the provider has not said. */
export function runsOutAt(): number | null {
  return held()?.runsOutAt ?? null
}

/** Whether the token held has run out: such a session counts as none (§2.4, logo click). */
export function hasExpired(): boolean {
  const end = runsOutAt()
  return end !== null && end <= now()
}
