import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type { ClosingBody, DepositBody, DepositChangeBody, WithdrawalBody } from './request-schema.ts'

export { closingReasons, type ClosingReason } from './schema.ts'

/** The form's idempotency key: the same key with the same body moves money once. */
type Idempotent = { idempotencyKey: string }

/** POST /deposit. Amount in cents; without a start date it is submitted now. Follow the request. */
export const deposit = (
  { linkedAccountId, amount, frequency, startDate, endDate, idempotencyKey }: Deposit & Idempotent,
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

/** PATCH /deposit/{uuid}: changes a scheduled deposit. Fails with `invalid` if it was already submitted. */
export const editDeposit = (
  uuid: string,
  { amount, frequency, startDate, endDate, idempotencyKey }: DepositChange & Idempotent,
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

/** POST /withdraw. Amount in cents, at most the available balance. */
export const withdraw = (
  { linkedAccountId, amount, idempotencyKey }: Withdrawal & Idempotent,
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

/** POST /withdraw of the whole balance, closing the account. Fails with `invalid` while transactions are pending. */
export const closeAccount = (
  { linkedAccountId, reason, idempotencyKey }: Closing & Idempotent,
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

/** Cents. `once` without a start date is submitted now; only a repeating deposit has an end. */
export type Deposit = CamelCased<DepositBody>
/** The dates of a deposit. */
export type Schedule = Omit<Deposit, 'linkedAccountId' | 'amount'>
export type DepositChange = Omit<Deposit, 'linkedAccountId'>
export type Withdrawal = Pick<Deposit, 'linkedAccountId' | 'amount'>
export type Closing = CamelCased<ClosingBody>
