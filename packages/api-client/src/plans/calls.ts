import { call, type CallOptions } from '../transport/call.ts'
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

/** The key of the form: the same key with the same body changes a plan once. */
type Idempotent = { idempotencyKey: string }
type PlanOfAccount = { account: string; plan: string }

/** What holders choose of a plan; cents, and bank days. */
export type PlanDraft = CamelCased<PlanBody>
export type PlanChange = CamelCased<PlanChangeBody>

const path = '/accounts/{uuid}/plans'

/** GET /accounts/{uuid}/plans. Every change answers the same, as it is afterwards. */
export const fetchPlans = (account: string, { signal }: CallOptions = {}): Promise<Plans> =>
  call({ method: 'GET', path, params: { uuid: account }, schema: plansSchema, signal })

/** Adds a plan. Fails with `invalid` by field; `plans` where there are 20 already. */
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

/** Changes the next deposit and all after it. Fails with `invalid` by field, and with `conflict` once the plan has ended. */
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

/** No deposit before a day; a deposit that is due is sent all the same. */
export const pausePlan = (of: PlanOfAccount, body: PlanPauseBody & Idempotent) => act('pause', of, body)
export const resumePlan = (of: PlanOfAccount, body: Idempotent) => act('resume', of, body)
/** Skips one of the upcoming dates. Fails with `conflict` once its deposit is due. */
export const skipPlanDate = (of: PlanOfAccount, body: PlanDateBody & Idempotent) => act('skip', of, body)
/** Takes a skip back. Fails with `conflict` once its deposit would be due. */
export const restorePlanDate = (of: PlanOfAccount, body: PlanDateBody & Idempotent) =>
  act('restore', of, body)
/**
 * Moves one of the upcoming dates to another day; the others stay. Fails with `invalid` (`to`) for a day that is not
 * between the deposits before and after it, and with `conflict` once its deposit is due.
 */
export const movePlanDate = (of: PlanOfAccount, body: PlanMoveBody & Idempotent) => act('move', of, body)
/** Another amount on one of the upcoming dates, or on it and all after it. */
export const changePlanAmount = (of: PlanOfAccount, body: PlanAmountBody & Idempotent) =>
  act('amounts', of, body)
/** Ends a plan for good; its history stays. */
export const endPlan = (of: PlanOfAccount, body: Idempotent) => act('end', of, body)
