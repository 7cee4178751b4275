import { availableFrom, settlementInstant, submissionDate, submissionInstant } from '@coffer/domain/calendar'

/** The model's record of a transfer: when it was made, and its outcome. */
export type Expected = {
  requestId: string
  isIn: boolean
  cents: number
  created: Date
  ended: 'returned' | 'voided' | null
}

export type Pockets = { available: number; current: number; pending: number }

/** Where each transfer's money must be at an instant, without a ledger: by the calendar alone. */
export function pocketsAt(
  transfers: readonly Expected[],
  interest: number,
  start: number,
  at: Date,
): Pockets {
  const pockets = { available: start + interest, current: start + interest, pending: 0 }
  for (const { isIn, cents, created, ended } of transfers) {
    if (ended !== null) continue
    const submitted = submissionDate(created)
    const isSettled = at >= new Date(settlementInstant(submitted))
    if (isIn) {
      if (!isSettled) pockets.pending += cents
      if (isSettled) pockets.current += cents
      if (at >= new Date(availableFrom(submitted))) pockets.available += cents
    } else {
      pockets.available -= cents
      if (isSettled) pockets.current -= cents
    }
  }
  return pockets
}

export function statusAt({ created, ended }: Expected, at: Date): string {
  if (ended === 'returned') return 'Returned'
  if (ended === 'voided') return 'Voided'
  const submitted = submissionDate(created)
  if (at >= new Date(settlementInstant(submitted))) return 'Settled'
  return at >= new Date(submissionInstant(submitted)) ? 'Submitted' : 'Pending'
}

export const isVoidableAt = (transfer: Expected, at: Date): boolean => statusAt(transfer, at) === 'Pending'
