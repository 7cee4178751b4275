import {
  goalBody,
  goalChangeBody,
  goalMoveBody,
  goalOrderBody,
} from '@coffer/api-client/goals/request-schema'
import * as v from 'valibot'
import { accountOf, lockAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { bodyOf, type Call, type Caller } from '../http/call.ts'
import { created, ok } from '../http/envelope.ts'
import { forbidden, notFound } from '../http/refusal.ts'
import { requireCapability } from '../http/require-capability.ts'
import type { Area } from '../http/routes.ts'
import { isCustomer } from '../moving-money/lock-for-transfer.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { idempotencyKey, onceByKey } from '../requests/idempotency.ts'
import {
  activeGoal,
  addGoal,
  archiveGoal,
  changeGoal,
  goalOf,
  moveMoney,
  orderGoals,
  restartGoal,
} from './change-goals.ts'
import { goalTexts } from './goal-messages.ts'
import { goalsToWire, historyToWire } from './goal-overview.ts'

const path = '/accounts/:uuid/goals'

/** Goals within an account, of both of its holders. */
export const goalCalls: Area = (api) => {
  api.use(`${path}/*`, requireCapability('goals'))
  api.get(
    path,
    asCaller(async (c, tx, caller) => ok(c, await goalsToWire(tx, await ownAccountId(c, tx, caller)))),
  )
  api.get(
    `${path}/:goal/history`,
    asCaller(async (c, tx, caller) => {
      const goal = await goalOf(tx, await ownAccountId(c, tx, caller), goalParam(c))
      return ok(c, await historyToWire(tx, goal.id))
    }),
  )
  api.post(
    path,
    asCaller(async (c, tx, caller) => {
      const body = await bodyOf(c, goalBody)
      return once(c, tx, caller, { body, work: (accountId) => addGoal(tx, accountId, body) })
    }),
  )
  api.post(
    `${path}/moves`,
    asCaller(async (c, tx, caller) => {
      const { from, to, amount: cents } = await bodyOf(c, goalMoveBody)
      const work = (accountId: string) => moveMoney(tx, accountId, { from, to, cents })
      return once(c, tx, caller, { body: { from, to, cents }, work })
    }),
  )
  for (const [act, work] of [
    ['archive', archiveGoal],
    ['restart', restartGoal],
  ] as const)
    api.post(
      `${path}/:goal/${act}`,
      asCaller((c, tx, caller) =>
        once(c, tx, caller, {
          body: null,
          work: async (accountId) => work(tx, await activeGoal(tx, accountId, goalParam(c))),
        }),
      ),
    )
  // Before the pattern of a goal, which matches it too.
  api.patch(
    `${path}/order`,
    asCaller(async (c, tx, caller) => {
      const { uuids } = await bodyOf(c, goalOrderBody)
      const accountId = await lockForGoals(c, tx, caller)
      await orderGoals(tx, accountId, uuids)
      return ok(c, await goalsToWire(tx, accountId))
    }),
  )
  api.patch(
    `${path}/:goal`,
    asCaller(async (c, tx, caller) => {
      const body = await bodyOf(c, goalChangeBody)
      const accountId = await lockForGoals(c, tx, caller)
      await changeGoal(tx, await activeGoal(tx, accountId, goalParam(c)), body)
      return ok(c, await goalsToWire(tx, accountId))
    }),
  )
}

const goalParam = (c: Call): string => c.req.param('goal') ?? ''

/** The open account of the caller that the call names. */
async function ownAccountId(c: Call, tx: Tx, { accountDepositorId }: Caller): Promise<string> {
  const account = await accountOf(tx, accountDepositorId)
  if (account === null || account.id !== c.req.param('uuid')) throw notFound()
  return account.id
}

/** Locks the depositor and the account for a change of its goals, by a customer and while it is not closing. */
async function lockForGoals(c: Call, tx: Tx, caller: Caller): Promise<string> {
  const accountId = await ownAccountId(c, tx, caller)
  if (!isCustomer(await depositorOf(tx, caller.accountDepositorId))) throw forbidden(goalTexts.viewOnly)
  const { closingSince } = await lockAccount(tx, accountId)
  if (closingSince !== null) throw forbidden(goalTexts.closing)
  return accountId
}

/** The kept answer of a key: the new goal's id, where the call adds one. The overview is read again. */
const kept = v.object({ added: v.nullable(v.string()) })

interface Change {
  readonly body: unknown
  /** Returns the id of a new goal. */
  readonly work: (accountId: string) => Promise<string | void>
}

/** Runs a change once per idempotency key, and answers with the overview. */
async function once(c: Call, tx: Tx, caller: Caller, { body, work }: Change): Promise<Response> {
  const { accountDepositorId: depositorId } = caller
  await depositorOf(tx, depositorId)
  const { added } = await onceByKey(
    tx,
    { depositorId, key: idempotencyKey(c), body: [c.req.method, c.req.path, body] },
    (answer) => v.parse(kept, answer),
    async () => ({ added: (await work(await lockForGoals(c, tx, caller))) ?? null }),
  )
  const overview = await goalsToWire(tx, await ownAccountId(c, tx, caller))
  return added === null ? ok(c, overview) : created(c, { uuid: added, overview })
}
