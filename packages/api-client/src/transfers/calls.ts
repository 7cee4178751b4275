import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type { ClosingBody, DepositBody, DepositChangeBody, WithdrawalBody } from './request-schema.ts'

/** Every call here carries the key of its form: the same key with the same body moves money once. */
type Once = { idempotencyKey: string }

/** POST /deposit. Amount in cents; without a start date it goes out now. Follow the request. */
export const deposit = (
  { linkedAccountId, amount, frequency, startDate, endDate, idempotencyKey }: Deposit & Once,
  { signal }: CallOptions = {},
): Promise<Accepted> =>
  call({
    method: 'POST',
    path: '/deposit',
    body: toWire<DepositBody>({ linkedAccountId, amount, frequency, startDate, endDate }),
    idempotencyKey,
    schema: acceptedSchema,
    signal,
  })

/** PATCH /deposit/{uuid}: changes one that is still waiting for its day; fails with `invalid` once it is not. */
export const editDeposit = (
  uuid: string,
  { amount, frequency, startDate, endDate, idempotencyKey }: DepositChange & Once,
  { signal }: CallOptions = {},
): Promise<Accepted> =>
  call({
    method: 'PATCH',
    path: '/deposit/{uuid}',
    params: { uuid },
    body: toWire<DepositChangeBody>({ amount, frequency, startDate, endDate }),
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
    body: toWire<WithdrawalBody>({ linkedAccountId, amount }),
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
    body: toWire<WithdrawalBody>({ linkedAccountId, closeAccount: true, reason }),
    idempotencyKey,
    schema: acceptedSchema,
    signal,
  })

/** Cents. `once` without a start date goes out now; an end belongs to a repeating one only. */
export type Deposit = CamelCased<DepositBody>
/** When a deposit goes out. */
export type Schedule = Omit<Deposit, 'linkedAccountId' | 'amount'>
export type DepositChange = Omit<Deposit, 'linkedAccountId'>
export type Withdrawal = Pick<Deposit, 'linkedAccountId' | 'amount'>
export type Closing = CamelCased<ClosingBody>
