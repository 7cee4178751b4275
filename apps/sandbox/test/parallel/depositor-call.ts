import type { CalendarDate } from '@coffer/domain/calendar'

/** A request with an idempotency key, in cents. */
export type KeyedCall =
  | { readonly kind: 'deposit' | 'withdraw'; readonly key: string; readonly cents: number }
  | { readonly kind: 'schedule'; readonly key: string; readonly cents: number; readonly date: CalendarDate }
  | { readonly kind: 'close'; readonly key: string }

/** Undoes the transfer of a request; a return is the operator's. */
export type UndoingCall = { readonly kind: 'void' | 'return'; readonly of: string }

export type DepositorCall = KeyedCall | UndoingCall

/** A call with its answer. */
export interface AnsweredCall {
  readonly call: DepositorCall
  readonly code: number
  /** Of an accepted call. */
  readonly requestId: string | null
}

export interface ObservedTransfer {
  readonly uuid: string
  readonly requestId: string
  readonly status: string
  readonly createdAt: Date
  /** When it settled or ended otherwise. */
  readonly processedAt: Date | null
  /** Whether it settled, also where it was returned afterwards: until then it earned interest. */
  readonly hasSettled: boolean
  /** The current balance once it had settled, in cents. */
  readonly balanceAfter: number | null
}

/** The account as the provider shows it: balances in cents, null once it is closed, and transfers, the oldest first. */
export interface ObservedAccount {
  readonly balances: { readonly available: number; readonly current: number; readonly pending: number } | null
  readonly transfers: readonly ObservedTransfer[]
}
