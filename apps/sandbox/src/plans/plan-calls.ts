import type { planBody, planChangeBody } from '@coffer/api-client/plans/request-schema'
import { businessDayFrom } from '@coffer/domain/calendar'
import { isSecondDay, MAX_PLANS, usualSecondDay } from '@coffer/domain/deposit-plans'
import { conflict, invalid } from '@coffer/provider-kit/refusal'
import type * as v from 'valibot'
import { lockOwnAccount, ownAccount, type AccountCall } from '../banking/own-account.ts'
import { bankLabel } from '../banking/transfer-description.ts'
import type { Tx } from '../database/in-tenant.ts'
import { requireDepositsFrom } from '../funding/fund-account.ts'
import { activeGoals } from '../goals/goal-rows.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Caller } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { requireAmountLater, requireRoomOn } from '../moving-money/amount-allowed.ts'
import { lockDepositorForTransfer } from '../moving-money/lock-for-transfer.ts'
import { requireEndAfter, requireStartDay } from '../moving-money/requested-schedule.ts'
import { addOnce, changeOnce } from '../requests/change-once.ts'
import type { SecurityAction } from '../security-events/security-actions.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import {
  changeAmount,
  endPlan,
  moveDate,
  pausePlan,
  restoreDate,
  resumePlan,
  skipDate,
} from './change-dates.ts'
import { changePlan } from './change-plan.ts'
import { insertPlan } from './follow-plan.ts'
import { planTexts } from './plan-messages.ts'
import { plansToWire } from './plan-overview.ts'
import { activePlans, findPlan, type PlanRow } from './plan-rows.ts'

/** Plans of repeating deposits into an account, for both of its holders. */
export const planCalls = {
  'GET /accounts/{uuid}/plans': asCaller(readOverview),

  'POST /accounts/{uuid}/plans': asCaller(async (call) => {
    const body = await call.readBody()
    return addOnce(call, {
      body,
      work: async () => {
        const added = await addPlan(call, body)
        await recordSecurityEvent(call.tx, call.c, 'deposit-requested')
        return added
      },
      overview: () => readOverview(call),
    })
  }),

  'PATCH /accounts/{uuid}/plans/{plan}': asCaller(async (call) => {
    const body = await call.readBody()
    return once(call, { body, action: 'deposit-changed', work: () => change(call, call.params.plan, body) })
  }),

  'POST /accounts/{uuid}/plans/{plan}/pause': asCaller((call) =>
    changeActive(call, (plan, { until }) => pausePlan(call.tx, plan, until)),
  ),
  'POST /accounts/{uuid}/plans/{plan}/resume': asCaller((call) =>
    changeActive(call, (plan) => resumePlan(call.tx, plan)),
  ),
  'POST /accounts/{uuid}/plans/{plan}/skip': asCaller((call) =>
    changeActive(call, (plan, { date }) => skipDate(call.tx, plan, date)),
  ),
  'POST /accounts/{uuid}/plans/{plan}/restore': asCaller((call) =>
    changeActive(call, (plan, { date }) => restoreDate(call.tx, plan, date)),
  ),
  'POST /accounts/{uuid}/plans/{plan}/move': asCaller((call) =>
    changeActive(call, (plan, body) => moveDate(call.tx, plan, body)),
  ),
  'POST /accounts/{uuid}/plans/{plan}/amounts': asCaller((call) =>
    changeActive(call, (plan, body) => changeAmount(call.tx, plan, body)),
  ),
  'POST /accounts/{uuid}/plans/{plan}/end': asCaller((call) =>
    changeActive(call, (plan) => endPlan(call.tx, plan), 'transfer-canceled'),
  ),
} satisfies SomeHandlers

interface PlanCall<Body> extends AccountCall {
  readonly params: { readonly uuid: string; readonly plan: string }
  readonly readBody: () => Promise<Body>
}

/** Changes the plan that the path names, once per idempotency key. */
async function changeActive<Body>(
  call: PlanCall<Body>,
  work: (plan: PlanRow, body: Body) => Promise<void>,
  action: SecurityAction = 'deposit-changed',
) {
  const body = await call.readBody()
  return once(call, {
    body,
    action,
    work: async () => work(await activePlan(call.tx, await lockForPlans(call), call.params.plan), body),
  })
}

const lockForPlans = (call: AccountCall): Promise<string> => lockOwnAccount(call, planTexts)

/** The plan that the path names; 409 if it has ended. */
async function activePlan(tx: Tx, accountId: string, id: string): Promise<PlanRow> {
  const plan = await findPlan(tx, accountId, id)
  if (plan.endedAt !== null) throw conflict(planTexts.ended, { fields: { plan: [planTexts.ended] } })
  return plan
}

async function addPlan(call: AccountCall, body: v.InferOutput<typeof planBody>): Promise<string> {
  const { tx, caller } = call
  const { accountDepositorId } = caller
  await lockForPlans(call)
  const { id: depositAccountId } = await lockDepositorForTransfer(tx, accountDepositorId)
  if ((await activePlans(tx, depositAccountId)).length >= MAX_PLANS)
    throw invalid({ plans: [planTexts.tooMany] })
  const linked = await requireDepositsFrom(tx, accountDepositorId, body.linked_account_id)
  await requireAmountLater(tx, body.amount)
  const { frequency, start_date: startDate, end_date: endDate, goal_uuid: goalId } = body
  requireStartDay(tx, startDate)
  requireEndAfter(startDate, endDate)
  const secondDay = frequency === 'twice_monthly' ? (body.second_day ?? usualSecondDay(startDate)) : null
  if (secondDay !== null && !isSecondDay(secondDay, startDate))
    throw invalid({ second_day: [planTexts.secondDay] })
  await requireGoal(tx, depositAccountId, goalId)
  const { plan } = await insertPlan(
    tx,
    {
      depositAccountId,
      linkedAccountId: linked.id,
      amountCents: body.amount,
      frequency,
      startDate,
      secondDay,
      endDate,
      goalId,
    },
    {
      counterparty: bankLabel(linked),
      requestId: crypto.randomUUID(),
    },
  )
  await requireRoomOn(tx, {
    accountId: depositAccountId,
    day: businessDayFrom(startDate),
    cents: body.amount,
  })
  return plan.id
}

async function change(
  call: AccountCall,
  planId: string,
  body: v.InferOutput<typeof planChangeBody>,
): Promise<void> {
  const { tx, caller } = call
  const accountId = await lockForPlans(call)
  await lockDepositorForTransfer(tx, caller.accountDepositorId)
  const plan = await activePlan(tx, accountId, planId)
  await requireGoal(tx, accountId, body.goal_uuid ?? null)
  await changePlan(tx, plan, {
    amount: body.amount,
    frequency: body.frequency,
    secondDay: body.second_day,
    startDate: body.start_date,
    endDate: body.end_date,
    goalId: body.goal_uuid,
    linked: await requireBank(tx, caller, body.linked_account_id),
  })
}

async function requireBank(tx: Tx, { accountDepositorId }: Caller, id: string | undefined) {
  if (id === undefined) return undefined
  const linked = await requireDepositsFrom(tx, accountDepositorId, id)
  return { id: linked.id, counterparty: bankLabel(linked) }
}

async function requireGoal(tx: Tx, accountId: string, goalId: string | null): Promise<void> {
  if (goalId === null) return
  const active = await activeGoals(tx, accountId)
  if (!active.some(({ id }) => id === goalId)) throw invalid({ goal_uuid: [planTexts.noGoal] })
}

interface Change {
  readonly body: unknown
  readonly action: SecurityAction
  readonly work: () => Promise<void>
}

/** Runs a change once per idempotency key, and records the event. */
const once = (call: AccountCall, { body, action, work }: Change) =>
  changeOnce(call, {
    body,
    work: async () => {
      await work()
      await recordSecurityEvent(call.tx, call.c, action)
    },
    overview: () => readOverview(call),
  })

async function readOverview(call: AccountCall) {
  return plansToWire(call.tx, (await ownAccount(call)).id)
}
