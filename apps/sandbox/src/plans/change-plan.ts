import { addDays, easternDate, type CalendarDate } from '@coffer/domain/calendar'
import {
  isSecondDay,
  plannedDay,
  upcomingDates,
  usualSecondDay,
  type PlanFrequency,
  type UpcomingDate,
} from '@coffer/domain/deposit-plans'
import { invalid } from '@coffer/provider-kit/refusal'
import { and, eq, gte, inArray, or } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositPlanChanges, depositPlans } from '../database/schema/deposit-plans.ts'
import { requireAmountLater, requireRoomOn } from '../moving-money/amount-allowed.ts'
import { requireEndAfter, requireStartDay } from '../moving-money/requested-schedule.ts'
import { syncNextDeposit } from './follow-plan.ts'
import { planTexts } from './plan-messages.ts'
import { domainPlan, findNextDate, planContext, type PlanRow } from './plan-rows.ts'

/** Requested changes of a plan; an absent field keeps its value. Amounts are in cents. */
export interface PlanChanges {
  readonly amount?: number | undefined
  readonly frequency?: PlanFrequency | undefined
  readonly secondDay?: number | null | undefined
  /** The date of the next deposit. */
  readonly startDate?: CalendarDate | undefined
  readonly endDate?: CalendarDate | null | undefined
  readonly goalId?: string | null | undefined
  readonly linked?: { readonly id: string; readonly counterparty: string } | undefined
}

/**
 * Changes the next deposit of a plan and all later ones. A new date, frequency or second day restarts the plan's dates
 * there; otherwise they keep the day of the month of the first date. The caller has locked the account.
 */
export async function changePlan(tx: Tx, plan: PlanRow, asked: PlanChanges): Promise<UpcomingDate> {
  if (asked.amount !== undefined) await requireAmountLater(tx, asked.amount)
  const next = await findNextDate(tx, plan)
  const current = next === null ? plan.startDate : plannedDay(next)
  const dates = newDates(plan, current, asked)
  if (dates.date !== current) requireStartDay(tx, dates.date)
  const { startDate, frequency, secondDay } = dates
  if (secondDay !== null && !isSecondDay(secondDay, startDate))
    throw invalid({ second_day: [planTexts.secondDay] })
  const endDate = asked.endDate === undefined ? plan.endDate : asked.endDate
  requireEndAfter(dates.date, endDate)
  await removeChanges(tx, plan, {
    dates: dates.isRestarted,
    amounts: dates.isRestarted || asked.amount !== undefined,
    usual: asked.amount !== undefined,
  })
  await tx
    .update(depositPlans)
    .set({
      amountCents: asked.amount ?? plan.amountCents,
      frequency,
      secondDay,
      startDate,
      endDate,
      ...(dates.date !== current && { pausedUntil: null }),
      ...(asked.goalId !== undefined && { goalId: asked.goalId }),
      ...(asked.linked !== undefined && { linkedAccountId: asked.linked.id }),
    })
    .where(eq(depositPlans.id, plan.id))
  const following = await syncNextDeposit(tx, plan.id, asked.linked?.counterparty)
  if (following === null) throw invalid({ end_date: [planTexts.noneLeft] })
  if (asked.amount !== undefined || dates.isRestarted)
    await requireRoomOn(
      tx,
      { accountId: plan.depositAccountId, day: following.scheduledFor, cents: following.amount },
      asked.amount === undefined ? 'start_date' : 'amount',
    )
  return following
}

function newDates(plan: PlanRow, current: CalendarDate, asked: PlanChanges) {
  const date = asked.startDate ?? current
  const frequency = asked.frequency ?? plan.frequency
  const secondDay =
    frequency === 'twice_monthly' ? (asked.secondDay ?? plan.secondDay ?? usualSecondDay(date)) : null
  const isRestarted = date !== current || frequency !== plan.frequency || secondDay !== plan.secondDay
  return { date, frequency, secondDay, isRestarted, startDate: isRestarted ? date : plan.startDate }
}

interface Removed {
  readonly dates: boolean
  readonly amounts: boolean
  readonly usual: boolean
}

/** Removes changes of upcoming dates. Skipped dates of the past stay in the history. */
async function removeChanges(tx: Tx, plan: PlanRow, { dates, amounts, usual }: Removed): Promise<void> {
  const kinds = [...(dates ? (['skipped', 'moved'] as const) : []), ...(amounts ? (['amount'] as const) : [])]
  const ahead =
    kinds.length > 0
      ? and(inArray(depositPlanChanges.kind, kinds), gte(depositPlanChanges.date, await firstAhead(tx, plan)))
      : undefined
  const always = usual ? eq(depositPlanChanges.kind, 'amount_from') : undefined
  if (ahead === undefined && always === undefined) return
  await tx.delete(depositPlanChanges).where(and(eq(depositPlanChanges.planId, plan.id), or(ahead, always)))
}

/**
 * The first date that a change can still affect. A date that has passed is upcoming too if it was moved to a later day.
 */
async function firstAhead(tx: Tx, plan: PlanRow): Promise<CalendarDate> {
  const tomorrow = addDays(easternDate(now(tx)), 1)
  const [first] = upcomingDates(await domainPlan(tx, plan), await planContext(tx, plan.id), 1)
  return first === undefined || first.date > tomorrow ? tomorrow : first.date
}
