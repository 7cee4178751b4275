import { addDays, easternDate, type CalendarDate } from '@coffer/domain/calendar'
import { MAX_SKIPPED_DATES, moveRange, upcomingDates, type UpcomingDate } from '@coffer/domain/deposit-plans'
import { counts } from '@coffer/domain/limits'
import { conflict, invalid } from '@coffer/provider-kit/refusal'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { voidTransfer } from '../banking/transfer-life.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositPlanChanges, depositPlans } from '../database/schema/deposit-plans.ts'
import { requireAmountLater, requireRoomOn } from '../moving-money/amount-allowed.ts'
import { isDue } from '../moving-money/waiting-deposit.ts'
import { syncNextDeposit, markEnded } from './follow-plan.ts'
import { planTexts } from './plan-messages.ts'
import { domainPlan, planContext, waitingDeposit, type PlanRow } from './plan-rows.ts'

/**
 * Pauses a plan: its next deposit is on the first of its dates from `until` on. A deposit that is due is still sent.
 */
export async function pausePlan(tx: Tx, plan: PlanRow, until: CalendarDate): Promise<void> {
  const today = easternDate(now(tx))
  if (until <= today || until > addDays(today, counts.scheduleDaysAhead))
    throw invalid({ until: [planTexts.pause] })
  await tx.update(depositPlans).set({ pausedUntil: until }).where(eq(depositPlans.id, plan.id))
  await requireDates(tx, plan, 'until')
}

export async function resumePlan(tx: Tx, plan: PlanRow): Promise<void> {
  await tx.update(depositPlans).set({ pausedUntil: null }).where(eq(depositPlans.id, plan.id))
  await requireDates(tx, plan, 'plan')
}

/** Skips one of the upcoming dates. */
export async function skipDate(tx: Tx, plan: PlanRow, date: CalendarDate): Promise<void> {
  const ahead = await requireUpcoming(tx, plan, date)
  const skipped = ahead.filter((one) => one.isSkipped && one.date !== date)
  if (skipped.length >= MAX_SKIPPED_DATES) throw invalid({ date: [planTexts.tooManySkips] })
  await tx.insert(depositPlanChanges).values({ planId: plan.id, date, kind: 'skipped' }).onConflictDoNothing()
  await requireDates(tx, plan, 'date')
}

/** Undoes a skip, until the moment at which the deposit would have been sent. */
export async function restoreDate(tx: Tx, plan: PlanRow, date: CalendarDate): Promise<void> {
  await requireUpcoming(tx, plan, date)
  await tx
    .delete(depositPlanChanges)
    .where(and(isForDate(plan, date), eq(depositPlanChanges.kind, 'skipped')))
  await requireDates(tx, plan, 'date')
}

interface NewDay {
  readonly date: CalendarDate
  /** The date's original day undoes the move. */
  readonly to: CalendarDate
}

/** Moves one of the upcoming dates; the dates before and after it stay. */
export async function moveDate(tx: Tx, plan: PlanRow, { date, to }: NewDay): Promise<void> {
  await requireUpcoming(tx, plan, date)
  const range = moveRange(await domainPlan(tx, plan), await planContext(tx, plan.id), date)
  if (range === null || to < range.from || to > range.until) throw invalid({ to: [planTexts.move] })
  await tx.delete(depositPlanChanges).where(and(isForDate(plan, date), eq(depositPlanChanges.kind, 'moved')))
  if (to !== date)
    await tx.insert(depositPlanChanges).values({ planId: plan.id, date, kind: 'moved', movedTo: to })
  await requireDates(tx, plan, 'to')
  const moved = await upcoming(tx, plan, date)
  if (moved !== undefined && to !== date) await requireRoomOn(tx, toScheduledAmount(plan, moved), 'to')
}

interface NewAmount {
  readonly date: CalendarDate
  /** In cents. */
  readonly amount: number
  readonly scope: 'one' | 'following'
}

/** Changes the amount of one of the upcoming dates, or of it and all later ones. */
export async function changeAmount(tx: Tx, plan: PlanRow, { date, amount, scope }: NewAmount): Promise<void> {
  await requireUpcoming(tx, plan, date)
  await requireAmountLater(tx, amount)
  const { planId, kind } = depositPlanChanges
  await tx
    .delete(depositPlanChanges)
    .where(
      scope === 'one'
        ? and(isForDate(plan, date), eq(kind, 'amount'))
        : and(
            eq(planId, plan.id),
            gte(depositPlanChanges.date, date),
            inArray(kind, ['amount', 'amount_from']),
          ),
    )
  await tx.insert(depositPlanChanges).values({
    planId: plan.id,
    date,
    kind: scope === 'one' ? 'amount' : 'amount_from',
    cents: amount,
  })
  await requireDates(tx, plan, 'date')
  const changed = await upcoming(tx, plan, date)
  if (changed !== undefined) await requireRoomOn(tx, toScheduledAmount(plan, changed))
}

/** Ends a plan. A deposit that is due is still sent, and can be canceled like any other until its cut-off. */
export async function endPlan(tx: Tx, plan: PlanRow): Promise<void> {
  const waiting = await waitingDeposit(tx, plan.id)
  if (waiting !== undefined && !isDue(tx, waiting)) await voidTransfer(tx, waiting.id)
  await markEnded(tx, plan.id)
}

const isForDate = (plan: PlanRow, date: CalendarDate) =>
  and(eq(depositPlanChanges.planId, plan.id), eq(depositPlanChanges.date, date))

const datesAhead = async (tx: Tx, plan: PlanRow): Promise<UpcomingDate[]> =>
  upcomingDates(await domainPlan(tx, plan), await planContext(tx, plan.id))

async function upcoming(tx: Tx, plan: PlanRow, date: CalendarDate): Promise<UpcomingDate | undefined> {
  return (await datesAhead(tx, plan)).find((one) => one.date === date)
}

const toScheduledAmount = (
  { depositAccountId: accountId }: PlanRow,
  { scheduledFor: day, amount }: UpcomingDate,
) => ({
  accountId,
  day,
  cents: amount,
})

/** Responds 409 to a date that is no longer upcoming, or was never one of the plan. */
async function requireUpcoming(tx: Tx, plan: PlanRow, date: CalendarDate): Promise<UpcomingDate[]> {
  const ahead = await datesAhead(tx, plan)
  if (!ahead.some((one) => one.date === date))
    throw conflict(planTexts.notThatDate, { fields: { date: [planTexts.notThatDate] } })
  return ahead
}

async function requireDates(tx: Tx, plan: PlanRow, field: string): Promise<void> {
  if ((await syncNextDeposit(tx, plan.id)) === null) throw invalid({ [field]: [planTexts.noneLeft] })
}
