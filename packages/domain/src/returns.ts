import type { LinkedAccountStatus } from './status.ts'

/** ACH return codes with their meaning, which is a message key. */
export const returnCodes = {
  R01: 'insufficient-funds',
  R02: 'account-closed',
  R03: 'no-account',
  R04: 'invalid-number',
  R05: 'corporate-code-on-consumer-account',
  R07: 'authorization-revoked',
  R08: 'stop-payment',
  R09: 'uncollected-funds',
  R10: 'not-authorized',
  R11: 'not-per-authorization',
  R16: 'account-frozen',
  R17: 'questionable',
  R20: 'non-transaction-account',
  R23: 'credit-refused',
  R24: 'duplicate-entry',
  R29: 'corporate-not-authorized',
} as const
export type ReturnCode = keyof typeof returnCodes
export type ReturnMeaning = (typeof returnCodes)[ReturnCode]

const isReturnCode = (code: string): code is ReturnCode => Object.hasOwn(returnCodes, code)

/** The meaning of a return code; null for an unknown one. */
export const returnMeaning = (code: string): ReturnMeaning | null =>
  isReturnCode(code) ? returnCodes[code] : null

const failing = new Set(['R02', 'R03', 'R04', 'R16', 'R20'])
const locking = new Set(['R05', 'R07', 'R08', 'R10', 'R11', 'R29'])
const lockingWhenRepeated = new Set(['R01', 'R09'])

export interface ReturnHistory {
  status: LinkedAccountStatus
  /**
   * Number of returns with R01 or R09 since money last arrived, another code was returned, or staff reset the status.
   */
  returnsInARow: number
}

/**
 * The linked account after a return. A returned first deposit locks it; otherwise the code decides, with R01 and R09
 * only after two in a row. A removed account stays removed unless it is locked: a locked number stays locked.
 */
export function linkedAccountAfterReturn(
  before: ReturnHistory,
  { code, isFirstFunding }: { code: string; isFirstFunding: boolean },
): ReturnHistory {
  const returnsInARow = lockingWhenRepeated.has(code) ? before.returnsInARow + 1 : 0
  if (isFirstFunding || locking.has(code) || returnsInARow > 1) return { status: 'LOCKED', returnsInARow }
  const isFailing = failing.has(code) && before.status !== 'ARCHIVED'
  return { status: isFailing ? 'FAILED' : before.status, returnsInARow }
}
