import { call, type CallOptions } from '../transport/call.ts'
import { invalidate } from '../transport/invalidate.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type { GoalBody, GoalChangeBody, GoalMoveBody, GoalOrderBody } from './request-schema.ts'
import {
  goalEventsSchema,
  goalsSchema,
  newGoalSchema,
  type GoalEvent,
  type Goals,
  type NewGoal,
} from './schema.ts'
import type { GoalMove } from '@coffer/domain/goal-money'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export type { Goal, GoalEvent, Goals, NewGoal } from './schema.ts'

/** The form's idempotency key: the same key with the same body moves money once. */
type Idempotent = { idempotencyKey: string }

/** The fields of a goal that holders choose; cents, and bank days. */
export type GoalChange = CamelCased<GoalChangeBody>
/** `amount` in cents is assigned to the new goal at once. */
export type GoalDraft = CamelCased<GoalBody>

const path = '/accounts/{uuid}/goals'

/** GET /accounts/{uuid}/goals. Every change returns the same overview, as it is after the change. */
export const fetchGoals = (account: string, { signal }: CallOptions = {}): Promise<Goals> =>
  call({ method: 'GET', path, params: { uuid: account }, schema: goalsSchema, signal })

/** Adds a goal at the end of the order. Fails with `invalid` by field, at `goals` if there are already 20. */
export const addGoal = (
  account: string,
  { idempotencyKey, ...goal }: GoalDraft & Idempotent,
  { signal }: CallOptions = {},
): Promise<NewGoal> =>
  call({
    method: 'POST',
    path,
    params: { uuid: account },
    body: toWire<GoalBody>(goal),
    idempotencyKey,
    schema: newGoalSchema,
    signal,
  })

/** Changes the given fields. Fails with `invalid` by field, and with `conflict` if the goal is archived. */
export const changeGoal = (
  account: string,
  goal: string,
  change: GoalChange,
  { signal }: CallOptions = {},
): Promise<Goals> =>
  call({
    method: 'PATCH',
    path: `${path}/{goal}`,
    params: { uuid: account, goal },
    body: toWire<GoalChangeBody>(change),
    schema: goalsSchema,
    signal,
  })

/**
 * Sets the order in which goals are used and filled. Must name every active goal once, or else fails with `conflict`.
 */
export const orderGoals = (
  account: string,
  uuids: readonly string[],
  { signal }: CallOptions = {},
): Promise<Goals> =>
  call({
    method: 'PATCH',
    path: `${path}/order`,
    params: { uuid: account },
    body: toWire<GoalOrderBody>({ uuids }),
    schema: goalsSchema,
    signal,
  })

/**
 * Moves cents between goals at once; null is unassigned money. Fails with `invalid` at `amount` if the source has less.
 */
export const moveGoalMoney = (
  account: string,
  { from, to, cents, idempotencyKey }: GoalMove & Idempotent,
  { signal }: CallOptions = {},
): Promise<Goals> =>
  call({
    method: 'POST',
    path: `${path}/moves`,
    params: { uuid: account },
    body: toWire<GoalMoveBody>({ from, to, amount: cents }),
    idempotencyKey,
    schema: goalsSchema,
    signal,
  })

type GoalOfAccount = { account: string; goal: string }

/** Archives a goal for good and releases its money; its history remains. */
export const archiveGoal = (
  { account, goal, idempotencyKey }: GoalOfAccount & Idempotent,
  { signal }: CallOptions = {},
): Promise<Goals> =>
  call({
    method: 'POST',
    path: `${path}/{goal}/archive`,
    params: { uuid: account, goal },
    body: {},
    idempotencyKey,
    schema: goalsSchema,
    signal,
  })

/** Restarts a yearly goal that was used: releases its money and begins its next year. */
export const restartGoal = (
  { account, goal, idempotencyKey }: GoalOfAccount & Idempotent,
  { signal }: CallOptions = {},
): Promise<Goals> =>
  call({
    method: 'POST',
    path: `${path}/{goal}/restart`,
    params: { uuid: account, goal },
    body: {},
    idempotencyKey,
    schema: goalsSchema,
    signal,
  })

/** GET /accounts/{uuid}/goals/{goal}/history, newest first; archived goals have one too. */
export const fetchGoalHistory = (
  { account, goal }: GoalOfAccount,
  { signal }: CallOptions = {},
): Promise<GoalEvent[]> =>
  call({
    method: 'GET',
    path: `${path}/{goal}/history`,
    params: { uuid: account, goal },
    schema: goalEventsSchema,
    signal,
  })

/** Key prefix of all goal queries, which every movement of money in the account invalidates. */
const all = ['goals']

export const goalsQuery = (account: string) =>
  queryOptions({ queryKey: [...all, account], queryFn: ({ signal }) => fetchGoals(account, { signal }) })

export const goalHistoryQuery = (account: string, goal: string) =>
  queryOptions({
    queryKey: [...all, account, goal],
    queryFn: ({ signal }) => fetchGoalHistory({ account, goal }, { signal }),
  })

/** Marks everything about goals as stale after a deposit, a withdrawal or a cancelation. */
export const invalidateGoals = (client: QueryClient): Promise<void> => invalidate(client, all)

/** Stores the response of a change at once, and marks an open history as stale. */
export async function showGoals(client: QueryClient, account: string, answer: Goals): Promise<void> {
  const { queryKey } = goalsQuery(account)
  await invalidateGoals(client)
  client.setQueryData(queryKey, answer)
  void client.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.isInvalidated })
}
