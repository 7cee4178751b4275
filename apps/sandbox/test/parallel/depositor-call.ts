import type { CalendarDate } from '@coffer/domain/calendar'

/** A call with an idempotency key; amounts are in cents. */
export type KeyedCall =
  | { readonly kind: 'deposit' | 'withdraw'; readonly key: string; readonly cents: number }
  | { readonly kind: 'schedule'; readonly key: string; readonly cents: number; readonly date: CalendarDate }
  | { readonly kind: 'close'; readonly key: string }

/** A call that undoes the transfer of a request; only the operator makes a return. */
export type UndoingCall = { readonly kind: 'void' | 'return'; readonly of: string }

export type DepositorCall = KeyedCall | UndoingCall

/** A call and its response. */
export interface AnsweredCall {
  readonly call: DepositorCall
  readonly code: number
  /** Null unless the call was accepted. */
  readonly requestId: string | null
}

export interface ObservedTransfer {
  readonly uuid: string
  readonly requestId: string
  readonly status: string
  readonly createdAt: Date
  /** When it settled or ended otherwise. */
  readonly processedAt: Date | null
  /** Whether it settled, even if it was returned afterwards: until then it earned interest. */
  readonly hasSettled: boolean
  /** The current balance after it settled, in cents; null before. */
  readonly balanceAfter: number | null
}

/** An account as the provider shows it: balances in cents, null if it is closed, and transfers, oldest first. */
export interface ObservedAccount {
  readonly balances: { readonly available: number; readonly current: number; readonly pending: number } | null
  readonly transfers: readonly ObservedTransfer[]
}
