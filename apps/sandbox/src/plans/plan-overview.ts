import type { WirePlan, WirePlanRun, WirePlans } from '@coffer/api-client/plans/schema'
import { businessDayFrom, easternDate } from '@coffer/domain/calendar'
import {
  amountOn,
  type DepositPlan,
  movableDates,
  movedDay,
  plannedDay,
  scheduledSubmission,
  usualAmountOn,
} from '@coffer/domain/deposit-plans'
import type { SkipReason } from '@coffer/email-templates/emails'
import type { Complete } from '@coffer/provider-kit/handler'
import { desc, eq } from 'drizzle-orm'
import type { Transfer } from '../banking/transfer-stage.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { isDue } from '../moving-money/waiting-deposit.ts'
import { activePlans, domainPlan, endedPlans, planContext, type PlanRow } from './plan-rows.ts'

/** Maximum numbers of ended plans and of past dates in the response; the newest are kept. */
const most = { ended: 10, runs: 6 }

/** The response of GET /accounts/{uuid}/plans and of every change. */
export async function plansToWire(tx: Tx, accountId: string): Promise<Complete<WirePlans>> {
  const plans: Complete<WirePlan>[] = []
  const ended: Complete<WirePlan>[] = []
  for (const row of await activePlans(tx, accountId)) plans.push(await planToWire(tx, row))
  for (const row of await endedPlans(tx, accountId, most.ended)) ended.push(await planToWire(tx, row))
  return { plans, ended }
}

async function planToWire(tx: Tx, row: PlanRow): Promise<Complete<WirePlan>> {
  const plan = await domainPlan(tx, row)
  const context = await planContext(tx, row.id)
  const upcoming = row.endedAt === null ? movableDates(plan, context) : []
  const today = easternDate(now(tx))
  return {
    uuid: row.id,
    amount: usualAmountOn(plan, upcoming[0]?.date ?? today),
    frequency: row.frequency,
    second_day: row.secondDay,
    start_date: row.startDate,
    end_date: row.endDate,
    paused_until: row.pausedUntil !== null && row.pausedUntil > today ? row.pausedUntil : null,
    goal_uuid: row.goalId,
    linked_account_id: row.linkedAccountId,
    created_on: easternDate(row.createdAt),
    ended_on: row.endedAt === null ? null : easternDate(row.endedAt),
    upcoming: upcoming.map(({ date, movedTo, scheduledFor, amount, isSkipped, range }) => ({
      date,
      moved_to: movedTo,
      movable_from: range?.from ?? null,
      movable_until: range?.until ?? null,
      scheduled_for: scheduledFor,
      amount,
      is_skipped: isSkipped,
    })),
    runs: await findRuns(tx, row, plan),
  }
}

/** The outcomes of a plan's last dates, newest first. */
async function findRuns(tx: Tx, row: PlanRow, plan: DepositPlan): Promise<Complete<WirePlanRun>[]> {
  const rows = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.planId, row.id))
    .orderBy(desc(transfers.planDate))
    .limit(most.runs + 1)
  const sent = rows.flatMap((transfer) => runToWire(tx, transfer))
  return [...sent, ...skippedRuns(tx, row, plan)]
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, most.runs)
}

function runToWire(tx: Tx, transfer: Transfer): Complete<WirePlanRun>[] {
  const { planDate, scheduledFor, status } = transfer
  if (planDate === null || scheduledFor === null) return []
  if (status === 'Initiated' && !isDue(tx, transfer)) return []
  return [
    {
      date: planDate,
      scheduled_for: scheduledFor,
      amount: transfer.amountCents,
      outcome: toOutcome(transfer),
      reason: transfer.skipReason === null ? null : reasons[transfer.skipReason],
      return_code: transfer.returnCode,
      transaction_uuid: transfer.id,
    },
  ]
}

const reasons: Readonly<Record<SkipReason, NonNullable<Complete<WirePlanRun>['reason']>>> = {
  'linked-account': 'linked_account',
  depositor: 'depositor',
  limits: 'limits',
}

function toOutcome({ status, skipReason }: Transfer): Complete<WirePlanRun>['outcome'] {
  if (skipReason !== null) return 'not_sent'
  if (status === 'Settled') return 'completed'
  if (status === 'Returned') return 'returned'
  return status === 'Voided' || status === 'Cancelled' ? 'canceled' : 'under_way'
}

/** The skipped dates that are past. */
function skippedRuns(tx: Tx, row: PlanRow, plan: DepositPlan): Complete<WirePlanRun>[] {
  return plan.changes
    .filter(({ kind }) => kind === 'skipped')
    .map(({ date }) => {
      const day = plannedDay({ date, movedTo: movedDay(plan, date) })
      return { date, day, scheduledFor: businessDayFrom(day) }
    })
    .filter(({ scheduledFor }) => new Date(scheduledSubmission(scheduledFor)) <= (row.endedAt ?? now(tx)))
    .map(({ date, day, scheduledFor }) => ({
      date: day,
      scheduled_for: scheduledFor,
      amount: amountOn(plan, date),
      outcome: 'skipped' as const,
      reason: null,
      return_code: null,
      transaction_uuid: null,
    }))
}
