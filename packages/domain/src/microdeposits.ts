import { counts } from './limits.ts'
import { parseAmount, type AmountProblem } from './money.ts'
import type { LinkedAccountStatus } from './status.ts'

export type MicrodepositProblem = AmountProblem | 'out-of-range'

/** Reads one of the two amounts, 0.01 to 0.99 dollars; "11" cents typed bare counts as dollars and is refused. */
export function parseMicrodeposit(text: string): { cents: number } | { problem: MicrodepositProblem } {
  const amount = parseAmount(text)
  if ('problem' in amount) return amount
  return amount.cents <= 99 ? amount : { problem: 'out-of-range' }
}

/** Whether the amounts given are the ones sent, in either order. Cents. */
export function amountsMatch(sent: readonly [number, number], given: readonly [number, number]): boolean {
  return (sent[0] === given[0] && sent[1] === given[1]) || (sent[0] === given[1] && sent[1] === given[0])
}

/** What wrong amounts make of an account: after the third FAILED, and once no reissue is left LOCKED. */
export function afterWrongAmounts(
  triesLeft: number,
  reissuesDone: number,
): { status: LinkedAccountStatus; triesLeft: number } {
  const left = Math.max(triesLeft - 1, 0)
  if (left > 0) return { status: 'VERIFICATION_PENDING', triesLeft: left }
  return { status: reissuesDone >= counts.microdepositReissues ? 'LOCKED' : 'FAILED', triesLeft: 0 }
}

/** Where new deposits can help. Sent back, the numbers themselves were wrong: new ones would come back too. */
export const reissuable: readonly LinkedAccountStatus[] = ['VERIFICATION_PENDING', 'FAILED', 'TIMEOUT']

/** Whether new microdeposits may be asked for. */
export const mayReissue = (status: LinkedAccountStatus, reissuesDone: number): boolean =>
  reissuable.includes(status) && reissuesDone < counts.microdepositReissues
