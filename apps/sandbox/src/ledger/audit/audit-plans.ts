import { parseDay, morningOf } from './eastern-days.ts'
import { isScheduled } from './expected-moves.ts'
import type { Findings } from './findings.ts'
import type { AccountRecord, PlanRecord, Transfer } from './read-accounts.ts'

/**
 * Audits plans by their deposits: an active plan has one upcoming deposit, on a date that is neither skipped nor paused
 * nor after the plan's end; an ended one has none; no date has two deposits.
 */
export function auditPlans(record: AccountRecord, at: number, findings: Findings): void {
  const own = record.transfers.flatMap(({ transfer }) => (transfer.planId === null ? [] : [transfer]))
  const ofPlan = Map.groupBy(own, ({ planId }) => planId)
  for (const one of record.plans) {
    const deposits = ofPlan.get(one.plan.id) ?? []
    const here = { account: record.account.id, plan: one.plan.id }
    const ahead = deposits.filter((deposit) => isScheduled(deposit) && !isPastDue(deposit, at))
    const due = deposits.filter((deposit) => isScheduled(deposit) && isPastDue(deposit, at))
    const expected = one.plan.endedAt === null && due.length === 0 ? 1 : 0
    findings.compare({ kind: 'plan-next', ...here, date: null, expected, actual: ahead.length })
    for (const deposit of ahead)
      if (!isPlanDate(one, deposit.planDate))
        findings.add({
          kind: 'plan-date',
          ...here,
          transfer: deposit.id,
          date: deposit.planDate,
          expected: 'a date of the plan',
          actual: deposit.planDate,
        })
    for (const [date, same] of Map.groupBy(deposits, ({ planDate }) => planDate))
      if (same.length > 1)
        findings.add({ kind: 'plan-repeated', ...here, date, expected: 1, actual: same.length })
  }
}

/** Its time has come, but its work has not run yet: nothing can change it any more. */
const isPastDue = ({ scheduledFor }: Transfer, at: number): boolean =>
  scheduledFor !== null && morningOf(parseDay(scheduledFor)) <= at

/** A moved date may be before the first date of its plan. */
const isPlanDate = ({ plan, skipped, movedTo }: PlanRecord, date: string | null): boolean =>
  date !== null &&
  (date >= plan.startDate || movedTo.has(date)) &&
  (plan.endDate === null || date <= plan.endDate) &&
  (plan.pausedUntil === null || date >= plan.pausedUntil) &&
  !skipped.has(date)
