import { availableFrom, settlementInstant, submissionDate, submissionInstant } from '@coffer/domain/calendar'

/** A transfer in the model: when it was made, and its outcome. */
export type ExpectedTransfer = {
  requestId: string
  isIn: boolean
  cents: number
  created: Date
  ended: 'returned' | 'voided' | null
}

export type Balances = { available: number; current: number; pending: number }

/** The expected balances at an instant, in cents, derived from the calendar alone, without a ledger. */
export function balancesAt(
  transfers: readonly ExpectedTransfer[],
  interest: number,
  start: number,
  at: Date,
): Balances {
  const balances = { available: start + interest, current: start + interest, pending: 0 }
  for (const { isIn, cents, created, ended } of transfers) {
    if (ended !== null) continue
    const submitted = submissionDate(created)
    const isSettled = at >= new Date(settlementInstant(submitted))
    if (isIn) {
      if (!isSettled) balances.pending += cents
      if (isSettled) balances.current += cents
      if (at >= new Date(availableFrom(submitted))) balances.available += cents
    } else {
      balances.available -= cents
      if (isSettled) balances.current -= cents
    }
  }
  return balances
}

export function statusAt({ created, ended }: ExpectedTransfer, at: Date): string {
  if (ended === 'returned') return 'Returned'
  if (ended === 'voided') return 'Voided'
  const submitted = submissionDate(created)
  if (at >= new Date(settlementInstant(submitted))) return 'Settled'
  return at >= new Date(submissionInstant(submitted)) ? 'Submitted' : 'Pending'
}

export const isVoidableAt = (transfer: ExpectedTransfer, at: Date): boolean =>
  statusAt(transfer, at) === 'Pending'
