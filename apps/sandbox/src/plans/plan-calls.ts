import {
  planAmountBody,
  planBody,
  planChangeBody,
  planDateBody,
  planMoveBody,
  planPauseBody,
} from '@coffer/api-client/plans/request-schema'
import { businessDayFrom } from '@coffer/domain/calendar'
import { isSecondDay, MAX_PLANS, usualSecondDay } from '@coffer/domain/deposit-plans'
import * as v from 'valibot'
import { lockOwnAccount, ownAccount } from '../banking/own-account.ts'
import { bankLabel } from '../banking/transfer-description.ts'
import type { Tx } from '../database/in-tenant.ts'
import { requireDepositsFrom } from '../funding/fund-account.ts'
import { activeGoals } from '../goals/goal-rows.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody, type Api, type Call, type Caller } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { conflict, invalid } from '../http/refusal.ts'
import { requireCapability } from '../http/require-capability.ts'
import type { Area } from '../http/routes.ts'
import { requireAmountLater, requireRoomOn } from '../moving-money/amount-allowed.ts'
import { lockDepositorForTransfer } from '../moving-money/lock-for-transfer.ts'
import { requireEndAfter, requireStartDay } from '../moving-money/requested-schedule.ts'
import { changeOnce } from '../requests/change-once.ts'
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

const path = '/accounts/:uuid/plans'

/** Plans of repeating deposits into an account, for both of its holders. */
export const planCalls: Area = (api) => {
  api.use(`${path}/*`, requireCapability('automatic_saving'))
  api.get(
    path,
    asCaller(async (c, tx, caller) => ok<'GET /accounts/{uuid}/plans'>(c, await readOverview(c, tx, caller))),
  )
  api.post(
    path,
    asCaller(async (c, tx, caller) => {
      const body = await parseBody(c, planBody)
      const work = () => addPlan(c, tx, caller, body)
      return once(c, tx, caller, { body, action: 'deposit-requested', work })
    }),
  )
  api.patch(
    `${path}/:plan`,
    asCaller(async (c, tx, caller) => {
      const body = await parseBody(c, planChangeBody)
      const work = () => change(c, tx, caller, body)
      return once(c, tx, caller, { body, action: 'deposit-changed', work })
    }),
  )
  const act = acts(api)
  act('pause', planPauseBody, (tx, plan, { until }) => pausePlan(tx, plan, until))
  act('resume', v.object({}), resumePlan)
  act('skip', planDateBody, (tx, plan, { date }) => skipDate(tx, plan, date))
  act('restore', planDateBody, (tx, plan, { date }) => restoreDate(tx, plan, date))
  act('move', planMoveBody, moveDate)
  act('amounts', planAmountBody, changeAmount)
  act('end', v.object({}), endPlan)
}

/** Adds calls that change a plan of the caller's account. */
const acts =
  (api: Api) =>
  <Body>(
    name: string,
    schema: v.GenericSchema<unknown, Body>,
    work: (tx: Tx, plan: PlanRow, body: Body) => Promise<void>,
  ): void => {
    api.post(
      `${path}/:plan/${name}`,
      asCaller(async (c, tx, caller) => {
        const body = await parseBody(c, schema)
        const action = name === 'end' ? 'transfer-canceled' : 'deposit-changed'
        return once(c, tx, caller, {
          body,
          action,
          work: async () => {
            const accountId = await lockForPlans(c, tx, caller)
            await work(tx, await activePlan(c, tx, accountId), body)
          },
        })
      }),
    )
  }

const lockForPlans = (c: Call, tx: Tx, caller: Caller): Promise<string> =>
  lockOwnAccount(c, tx, caller, planTexts)

/** The plan that the path names; 409 if it has ended. */
async function activePlan(c: Call, tx: Tx, accountId: string): Promise<PlanRow> {
  const plan = await findPlan(tx, accountId, c.req.param('plan') ?? '')
  if (plan.endedAt !== null) throw conflict(planTexts.ended, { fields: { plan: [planTexts.ended] } })
  return plan
}

async function addPlan(
  c: Call,
  tx: Tx,
  caller: Caller,
  body: v.InferOutput<typeof planBody>,
): Promise<string> {
  const { accountDepositorId } = caller
  await lockForPlans(c, tx, caller)
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
  c: Call,
  tx: Tx,
  caller: Caller,
  body: v.InferOutput<typeof planChangeBody>,
): Promise<void> {
  const accountId = await lockForPlans(c, tx, caller)
  await lockDepositorForTransfer(tx, caller.accountDepositorId)
  const plan = await activePlan(c, tx, accountId)
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
  /** Returns the id of a plan that it creates. */
  readonly work: () => Promise<string | void>
}

/** Runs a change once per idempotency key, and records the event. */
const once = (c: Call, tx: Tx, caller: Caller, { body, action, work }: Change): Promise<Response> =>
  changeOnce<'POST /accounts/{uuid}/plans'>(c, tx, caller, {
    body,
    work: async () => {
      const added = await work()
      await recordSecurityEvent(tx, c, action)
      return added
    },
    overview: () => readOverview(c, tx, caller),
  })

const readOverview = async (c: Call, tx: Tx, caller: Caller) =>
  plansToWire(tx, (await ownAccount(c, tx, caller)).id)
