import type { Frequency } from '@coffer/domain/schedule'
import { useStore } from 'zustand'
import { rootStore } from './store.ts'

interface Contact {
  of: 'email' | 'phone'
  value: string
}

interface Accepted {
  requestId: string
  acceptedAt: number
  isChecked: boolean
}

/** Cents and calendar dates; without a start it went out at once. */
interface DepositMade {
  linkedAccountId: string
  amount: number
  frequency: Frequency
  startDate: string | null
  endDate: string | null
}

/**
 * How each flow last ended, so that its result screen says so and keeps saying it over a reload.
 * One line a flow; the values are plain and never secret.
 */
export interface FlowResults {
  registered: { email: string; maskedEmail: string }
  'reset-requested': { email: string }
  'reset-failed': { message: string | null }
  /** When, by the provider's clock. */
  'application-cancelled': { cancelledAt: string }
  'linking-success': { linkedAccountId: string | null }
  'linking-failed': { reason: string }
  'microdeposits-sent': { expectedBy: string }
  'microdeposits-verified': { linkedAccountId: string }
  'microdeposits-incorrect': { attemptsLeft: number }
  'microdeposits-reissued': { expectedBy: string }
  /** A new email or phone (ten digits), the code that was sent to it, and whether the code was given already. */
  'change-under-way': Contact & {
    nonceToken: string
    maskedDestination: string
    resendAt: number
    isConfirmed: boolean
  }
  'user-changed': Contact | { of: 'password' }
  'user-unchanged': { of: Contact['of']; reason: 'locked' | 'refused'; message: string | null }
  'esign-consented': { isGiven: true }
  'fund-success': { amount: number; requestId: string | null }
  /** A transfer as it was accepted, by the provider's clock in milliseconds; checked once its request has ended. */
  'deposit-submitted': DepositMade & Accepted
  'deposit-rescheduled': Omit<DepositMade, 'linkedAccountId'>
  'deposit-cancelled': { amount: number; scheduledFor: string; isRepeating: boolean }
  'withdrawal-submitted': { linkedAccountId: string; amount: number } & Accepted
  'account-closing': { linkedAccountId: string } & Accepted
  /** Whom an invitation to share the account went to, and how long it is good for, where the provider says so. */
  'joint-invited': { email: string; expiresAt: string | null }
  'joint-email-changed': { email: string; expiresAt: string | null }
  'joint-email-unchanged': { email: string; reason: 'refused' | 'too-often'; message: string | null }
  /** What was done to the beneficiaries, to whom, and how many there are since. */
  'beneficiary-changed': {
    what: 'added' | 'edited' | 'removed' | 'shares'
    name: string | null
    count: number
  }
  'non-profit-chosen': { ein: string; name: string }
  /** Link state of an invited joint holder: what the link carried, then what the identity check gave. */
  'joint-invitation': { uuid: string; hash: string }
  'joint-identity': { email: string; token: string }
  'joint-password-set': { email: string }
  /** An invited holder has a password and has not been greeted inside yet. Outlives the log-in that follows. */
  'joint-newcomer': { isNew: true }
}
export type Flow = keyof FlowResults

/** Keeps how a flow ended, until it is cleared or the person logs out. */
export function recordResult<Name extends Flow>(flow: Name, value: FlowResults[Name]): void {
  rootStore.setState(({ results }) => ({ results: { ...results, [flow]: value } }))
}

export function resultOf<Name extends Flow>(flow: Name): FlowResults[Name] | null {
  return rootStore.getState().results[flow] ?? null
}

export function useResult<Name extends Flow>(flow: Name): FlowResults[Name] | null {
  return useStore(rootStore, ({ results }) => results[flow] ?? null)
}

export function clearResult(flow: Flow): void {
  rootStore.setState(({ results }) => {
    const { [flow]: _ended, ...rest } = results
    return { results: rest }
  })
}
