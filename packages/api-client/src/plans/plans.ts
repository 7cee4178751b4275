import { call, type CallOptions } from '../transport/call.ts'
import { invalidate } from '../transport/invalidate.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type {
  PlanAmountBody,
  PlanBody,
  PlanChangeBody,
  PlanDateBody,
  PlanMoveBody,
  PlanPauseBody,
} from './request-schema.ts'
import { newPlanSchema, plansSchema, type NewPlan, type Plans } from './schema.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export type { Plan, PlanRun, Plans } from './schema.ts'

/** The form's idempotency key: the same key with the same body changes a plan once. */
type Idempotent = { idempotencyKey: string }
type PlanOfAccount = { account: string; plan: string }

/** The fields of a plan that holders choose; cents, and bank days. */
export type PlanDraft = CamelCased<PlanBody>
export type PlanChange = CamelCased<PlanChangeBody>

const path = '/accounts/{uuid}/plans'

/** GET /accounts/{uuid}/plans. Every change returns the same overview, as it is after the change. */
export const fetchPlans = (account: string, { signal }: CallOptions = {}): Promise<Plans> =>
  call({ method: 'GET', path, params: { uuid: account }, schema: plansSchema, signal })

/** Adds a plan. Fails with `invalid` by field, at `plans` if there are already 20. */
export const addPlan = (
  account: string,
  { idempotencyKey, ...plan }: PlanDraft & Idempotent,
  { signal }: CallOptions = {},
): Promise<NewPlan> =>
  call({
    method: 'POST',
    path,
    params: { uuid: account },
    body: toWire<PlanBody>(plan),
    idempotencyKey,
    schema: newPlanSchema,
    signal,
  })

/**
 * Changes the next deposit and all later ones. Fails with `invalid` by field, and with `conflict` if the plan has
 * ended.
 */
export const changePlan = (
  { account, plan }: PlanOfAccount,
  { idempotencyKey, ...change }: PlanChange & Idempotent,
  { signal }: CallOptions = {},
): Promise<Plans> =>
  call({
    method: 'PATCH',
    path: `${path}/{plan}`,
    params: { uuid: account, plan },
    body: toWire<PlanChangeBody>(change),
    idempotencyKey,
    schema: plansSchema,
    signal,
  })

const act = (
  name: 'pause' | 'resume' | 'skip' | 'restore' | 'move' | 'amounts' | 'end',
  { account, plan }: PlanOfAccount,
  { idempotencyKey, ...body }: object & Idempotent,
): Promise<Plans> =>
  call({
    method: 'POST',
    path: `${path}/{plan}/${name}`,
    params: { uuid: account, plan },
    body,
    idempotencyKey,
    schema: plansSchema,
  })

/** Pauses a plan until a day; a deposit that is already due is still sent. */
export const pausePlan = (of: PlanOfAccount, body: PlanPauseBody & Idempotent) => act('pause', of, body)
export const resumePlan = (of: PlanOfAccount, body: Idempotent) => act('resume', of, body)
/** Skips one of the upcoming dates. Fails with `conflict` if its deposit is already due. */
export const skipPlanDate = (of: PlanOfAccount, body: PlanDateBody & Idempotent) => act('skip', of, body)
/** Undoes a skip. Fails with `conflict` if its deposit would already be due. */
export const restorePlanDate = (of: PlanOfAccount, body: PlanDateBody & Idempotent) =>
  act('restore', of, body)
/**
 * Moves one of the upcoming dates to another day; the others do not change. Fails with `invalid` at `to` unless the day
 * is between the deposits before and after it, and with `conflict` if its deposit is already due.
 */
export const movePlanDate = (of: PlanOfAccount, body: PlanMoveBody & Idempotent) => act('move', of, body)
/** Changes the amount of one of the upcoming dates, or of that date and all later ones. */
export const changePlanAmount = (of: PlanOfAccount, body: PlanAmountBody & Idempotent) =>
  act('amounts', of, body)
/** Ends a plan for good; its history remains. */
export const endPlan = (of: PlanOfAccount, body: Idempotent) => act('end', of, body)

/** Key prefix of all plan queries, which every scheduled deposit invalidates. */
const all = ['plans']

export const plansQuery = (account: string) =>
  queryOptions({ queryKey: [...all, account], queryFn: ({ signal }) => fetchPlans(account, { signal }) })

/** Marks the plans as stale after a deposit was scheduled, changed or canceled. */
export const invalidatePlans = (client: QueryClient): Promise<void> => invalidate(client, all)

/** Stores the response of a change at once. */
export async function showPlans(client: QueryClient, account: string, answer: Plans): Promise<void> {
  await invalidatePlans(client)
  client.setQueryData(plansQuery(account).queryKey, answer)
}
