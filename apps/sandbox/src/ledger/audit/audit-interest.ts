import type { EmptyClosing } from './audit-requests.ts'
import { findClosings } from './closings.ts'
import { formatDay, dayAt, parseDay } from './eastern-days.ts'
import type { Findings } from './findings.ts'
import { matchInterest } from './match-interest.ts'
import type { AccountRecord } from './read-accounts.ts'
import { InterestRecomputation } from './recompute-interest.ts'

export interface InterestContext {
  /** The provider's time, in milliseconds. */
  readonly at: number
  readonly isDayEnding: boolean
  /** Closings of the account while it was empty. */
  readonly emptyClosings: readonly EmptyClosing[]
}

/** Audits each day's accrual and each interest posting. Returns the numbers of recomputed days and postings. */
export function auditInterest(
  record: AccountRecord,
  context: InterestContext,
  findings: Findings,
): { readonly days: number; readonly interest: number } {
  const { account, postings } = record
  const opened = dayAt(account.openedAt.getTime())
  const recomputed = new InterestRecomputation({
    apy: account.apy,
    rateChanges: record.rateChanges
      .map(({ effectiveOn, apy }) => ({ from: parseDay(effectiveOn), apy }))
      .filter(({ from }) => from > opened),
    openedAt: account.openedAt.getTime(),
    changes: postings.flatMap(({ at, sequence, cents, pocket, isInterest }) =>
      at === null || pocket === 'pending' || isInterest ? [] : [{ at: at.getTime(), sequence, cents }],
    ),
    closings: findClosings(record, context.emptyClosings),
  })
  const through = parseDay(account.accruedThrough)
  if (!recomputed.isClosed) recomputed.accrueThrough(Math.min(through, dayAt(context.at)))
  auditAccrual(record, recomputed, context, findings)
  matchInterest(record, recomputed.due, findings)
  return { days: Math.max(0, recomputed.through - opened + 1), interest: recomputed.due.length }
}

function auditAccrual(
  { account, work }: AccountRecord,
  recomputed: InterestRecomputation,
  { at, isDayEnding }: InterestContext,
  findings: Findings,
): void {
  const through = parseDay(account.accruedThrough)
  const here = { account: account.id, date: account.accruedThrough }
  findings.compare({
    kind: 'accrual-amount',
    ...here,
    expected: String(recomputed.accrued),
    actual: String(account.accruedInterest),
  })
  const yesterday = dayAt(at) - 1
  const expected = recomputed.isClosed ? recomputed.through : Math.max(yesterday, recomputed.through)
  // An account waits for its own work before its days end; parked work never runs by itself.
  const isDue = work.some(({ status, dueAt }) => status === 'waiting' && dueAt.getTime() < at)
  const isWaiting = (isDayEnding || isDue) && !work.some(({ status }) => status === 'parked')
  if (through < expected && isWaiting && !recomputed.isClosed) return
  findings.compare({
    kind: 'accrual-date',
    ...here,
    expected: formatDay(expected),
    actual: account.accruedThrough,
  })
}
