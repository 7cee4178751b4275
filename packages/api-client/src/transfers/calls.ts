import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import { type ClosingReason, scheduleOnTheWire, type Schedule } from './schema.ts'

/** Every call here carries the key of its form: the same key with the same body moves money once. */
type Once = { idempotencyKey: string }

/** POST /deposit. Amount in cents; without a start date it goes out now. Follow the request. */
export const deposit = (
  { linkedAccountId, amount, idempotencyKey, ...schedule }: Deposit & Once,
  { signal }: CallOptions = {},
): Promise<Accepted> =>
  call({
    method: 'POST',
    path: '/deposit',
    body: { linked_account_id: linkedAccountId, amount, ...scheduleOnTheWire(schedule) },
    idempotencyKey,
    schema: acceptedSchema,
    signal,
  })

/** PATCH /deposit/{uuid}: changes one that is still waiting for its day; fails with `invalid` once it is not. */
export const editDeposit = (
  uuid: string,
  { amount, idempotencyKey, ...schedule }: DepositChange & Once,
  { signal }: CallOptions = {},
): Promise<Accepted> =>
  call({
    method: 'PATCH',
    path: '/deposit/{uuid}',
    params: { uuid },
    body: { amount, ...scheduleOnTheWire(schedule) },
    idempotencyKey,
    schema: acceptedSchema,
    signal,
  })

/** POST /withdraw. Amount in cents, at most what is available. */
export const withdraw = (
  { linkedAccountId, amount, idempotencyKey }: Withdrawal & Once,
  { signal }: CallOptions = {},
): Promise<Accepted> =>
  call({
    method: 'POST',
    path: '/withdraw',
    body: { linked_account_id: linkedAccountId, amount },
    idempotencyKey,
    schema: acceptedSchema,
    signal,
  })

/** POST /withdraw of everything, closing the account. Fails with `invalid` while transactions are pending. */
export const closeAccount = (
  { linkedAccountId, reason, idempotencyKey }: Closing & Once,
  { signal }: CallOptions = {},
): Promise<Accepted> =>
  call({
    method: 'POST',
    path: '/withdraw',
    body: { linked_account_id: linkedAccountId, close_account: true, reason },
    idempotencyKey,
    schema: acceptedSchema,
    signal,
  })

/** Amounts in cents. */
export type Deposit = Schedule & { linkedAccountId: string; amount: number }
export type DepositChange = Schedule & { amount: number }
export type Withdrawal = { linkedAccountId: string; amount: number }
export type Closing = { linkedAccountId: string; reason: ClosingReason }
