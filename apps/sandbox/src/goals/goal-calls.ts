import { lockOwnAccount, ownAccount, type AccountCall } from '../banking/own-account.ts'
import { asCaller } from '../http/as-caller.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { addOnce, changeOnce } from '../requests/change-once.ts'
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

/** Goals within an account, for both of its holders. */
export const goalCalls = {
  'GET /accounts/{uuid}/goals': asCaller(readOverview),

  'GET /accounts/{uuid}/goals/{goal}/history': asCaller(async (call) => {
    const goal = await findGoal(call.tx, (await ownAccount(call)).id, call.params.goal)
    return historyToWire(call.tx, goal.id)
  }),

  'POST /accounts/{uuid}/goals': asCaller(async (call) => {
    const body = await call.readBody()
    return addOnce(call, {
      body,
      work: async () => addGoal(call.tx, await lockForGoals(call), body),
      overview: () => readOverview(call),
    })
  }),

  'POST /accounts/{uuid}/goals/moves': asCaller(async (call) => {
    const { from, to, amount: cents } = await call.readBody()
    const move = { from, to, cents }
    return changeOnce(call, {
      body: move,
      work: async () => moveMoney(call.tx, await lockForGoals(call), move),
      overview: () => readOverview(call),
    })
  }),

  'POST /accounts/{uuid}/goals/{goal}/archive': asCaller(async (call) =>
    changeGoalOnce(call, call.params.goal, archiveGoal),
  ),

  'POST /accounts/{uuid}/goals/{goal}/restart': asCaller(async (call) =>
    changeGoalOnce(call, call.params.goal, restartGoal),
  ),

  'PATCH /accounts/{uuid}/goals/order': asCaller(async (call) => {
    const { uuids } = await call.readBody()
    const accountId = await lockForGoals(call)
    await orderGoals(call.tx, accountId, uuids)
    return goalsToWire(call.tx, accountId)
  }),

  'PATCH /accounts/{uuid}/goals/{goal}': asCaller(async (call) => {
    const { tx, params, readBody } = call
    const body = await readBody()
    const accountId = await lockForGoals(call)
    await changeGoal(tx, await activeGoal(tx, accountId, params.goal), body)
    return goalsToWire(tx, accountId)
  }),
} satisfies SomeHandlers

const lockForGoals = (call: AccountCall): Promise<string> => lockOwnAccount(call, goalTexts)

/** Runs a change of an active goal once per idempotency key. */
const changeGoalOnce = (call: AccountCall, goal: string, work: typeof archiveGoal) =>
  changeOnce(call, {
    body: null,
    work: async () => work(call.tx, await activeGoal(call.tx, await lockForGoals(call), goal)),
    overview: () => readOverview(call),
  })

async function readOverview(call: AccountCall) {
  return goalsToWire(call.tx, (await ownAccount(call)).id)
}
