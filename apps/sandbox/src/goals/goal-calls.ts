import {
  goalBody,
  goalChangeBody,
  goalMoveBody,
  goalOrderBody,
} from '@coffer/api-client/goals/request-schema'
import { lockOwnAccount, ownAccount } from '../banking/own-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody, type Call, type Caller } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { requireCapability } from '../http/require-capability.ts'
import type { Area } from '../http/routes.ts'
import { changeOnce } from '../requests/change-once.ts'
import {
  activeGoal,
  addGoal,
  archiveGoal,
  changeGoal,
  findGoal,
  moveMoney,
  orderGoals,
  restartGoal,
} from './change-goals.ts'
import { goalTexts } from './goal-messages.ts'
import { goalsToWire, historyToWire } from './goal-overview.ts'

const path = '/accounts/:uuid/goals'

/** Goals within an account, for both of its holders. */
export const goalCalls: Area = (api) => {
  api.use(`${path}/*`, requireCapability('goals'))
  api.get(
    path,
    asCaller(async (c, tx, caller) => ok<'GET /accounts/{uuid}/goals'>(c, await readOverview(c, tx, caller))),
  )
  api.get(
    `${path}/:goal/history`,
    asCaller(async (c, tx, caller) => {
      const goal = await findGoal(tx, (await ownAccount(c, tx, caller)).id, goalParam(c))
      return ok<'GET /accounts/{uuid}/goals/{goal}/history'>(c, await historyToWire(tx, goal.id))
    }),
  )
  api.post(
    path,
    asCaller(async (c, tx, caller) => {
      const body = await parseBody(c, goalBody)
      return once(c, tx, caller, { body, work: (accountId) => addGoal(tx, accountId, body) })
    }),
  )
  api.post(
    `${path}/moves`,
    asCaller(async (c, tx, caller) => {
      const { from, to, amount: cents } = await parseBody(c, goalMoveBody)
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
  // Registered before the pattern of a single goal, which would match this path too.
  api.patch(
    `${path}/order`,
    asCaller(async (c, tx, caller) => {
      const { uuids } = await parseBody(c, goalOrderBody)
      const accountId = await lockForGoals(c, tx, caller)
      await orderGoals(tx, accountId, uuids)
      return ok<'PATCH /accounts/{uuid}/goals/order'>(c, await goalsToWire(tx, accountId))
    }),
  )
  api.patch(
    `${path}/:goal`,
    asCaller(async (c, tx, caller) => {
      const body = await parseBody(c, goalChangeBody)
      const accountId = await lockForGoals(c, tx, caller)
      await changeGoal(tx, await activeGoal(tx, accountId, goalParam(c)), body)
      return ok<'PATCH /accounts/{uuid}/goals/{goal}'>(c, await goalsToWire(tx, accountId))
    }),
  )
}

const goalParam = (c: Call): string => c.req.param('goal') ?? ''

const lockForGoals = (c: Call, tx: Tx, caller: Caller): Promise<string> =>
  lockOwnAccount(c, tx, caller, goalTexts)

interface Change {
  readonly body: unknown
  /** Returns the id of a goal that it creates. */
  readonly work: (accountId: string) => Promise<string | void>
}

/** Runs a change of the locked account once per idempotency key. */
const once = (c: Call, tx: Tx, caller: Caller, { body, work }: Change): Promise<Response> =>
  changeOnce<'POST /accounts/{uuid}/goals'>(c, tx, caller, {
    body,
    work: async () => work(await lockForGoals(c, tx, caller)),
    overview: () => readOverview(c, tx, caller),
  })

const readOverview = async (c: Call, tx: Tx, caller: Caller) =>
  goalsToWire(tx, (await ownAccount(c, tx, caller)).id)
