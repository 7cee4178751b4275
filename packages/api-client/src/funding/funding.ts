import { call, type CallOptions } from '../transport/call.ts'
import { toWire } from '../transport/wire-case.ts'
import type { FundingBody } from './request-schema.ts'
import { fundedSchema, initialFundAmountSchema, type Funded, type InitialFundAmount } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { Funded, InitialFundAmount } from './schema.ts'

/** GET /initial-fund-amount. */
export const fetchInitialFundAmount = ({ signal }: CallOptions = {}): Promise<InitialFundAmount> =>
  call({ method: 'GET', path: '/initial-fund-amount', schema: initialFundAmountSchema, signal })

/** Sets the first amount, in cents. */
export const setInitialFundAmount = (
  amount: number,
  { signal }: CallOptions = {},
): Promise<InitialFundAmount> =>
  call({
    method: 'POST',
    path: '/initial-fund-amount',
    body: { amount },
    schema: initialFundAmountSchema,
    signal,
  })

/** Makes the first deposit. The same idempotency key moves money once; create it when the screen opens. */
export const fundAccount = (
  { linkedAccountId, idempotencyKey }: { linkedAccountId: string; idempotencyKey: string },
  { signal }: CallOptions = {},
): Promise<Funded> =>
  call({
    method: 'POST',
    path: '/fund-my-account',
    body: toWire<FundingBody>({ linkedAccountId }),
    idempotencyKey,
    schema: fundedSchema,
    signal,
  })

export const initialFundAmountQuery = () =>
  queryOptions({ queryKey: ['initial-fund-amount'], queryFn: fetchInitialFundAmount })
