import { counts } from './limits.ts'
import type { LinkedAccountStatus } from './status.ts'
import { readAmount, type TypedAmountProblem } from './typed-amount.ts'

export type MicrodepositProblem = TypedAmountProblem | 'out-of-range'

/** Parses one of the two amounts, 0.01 to 0.99 dollars; "11" is eleven dollars, which is refused. */
export function parseMicrodeposit(text: string): { cents: number } | { problem: MicrodepositProblem } {
  const amount = readAmount(text)
  if ('problem' in amount) return amount
  return amount.cents <= 99 ? amount : { problem: 'out-of-range' }
}

/** Whether the given amounts are the sent ones, in either order. Cents. */
export function amountsMatch(sent: readonly [number, number], given: readonly [number, number]): boolean {
  return (sent[0] === given[0] && sent[1] === given[1]) || (sent[0] === given[1] && sent[1] === given[0])
}

/** Status after wrong amounts: FAILED after the third try, LOCKED when no reissue is left. */
export function afterWrongAmounts(
  triesLeft: number,
  reissuesDone: number,
): { status: LinkedAccountStatus; triesLeft: number } {
  const remainingTries = Math.max(triesLeft - 1, 0)
  if (remainingTries > 0) return { status: 'VERIFICATION_PENDING', triesLeft: remainingTries }
  return { status: reissuesDone >= counts.microdepositReissues ? 'LOCKED' : 'FAILED', triesLeft: 0 }
}

/** Statuses in which new microdeposits can succeed. Returned ones cannot: the bank details are wrong. */
export const reissuable: readonly LinkedAccountStatus[] = ['VERIFICATION_PENDING', 'FAILED', 'TIMEOUT']

/** Whether new microdeposits may be requested. */
export const mayReissue = (status: LinkedAccountStatus, reissuesDone: number): boolean =>
  reissuable.includes(status) && reissuesDone < counts.microdepositReissues
