import { call, type CallOptions } from '../transport/call.ts'
import { ratesSchema, type Rate } from './schema.ts'

/** GET /accounts/{uuid}/rates: every rate since the account was opened, and announced ones, newest first. */
export const fetchRates = (account: string, { signal }: CallOptions = {}): Promise<Rate[]> =>
  call({
    method: 'GET',
    path: '/accounts/{uuid}/rates',
    params: { uuid: account },
    schema: ratesSchema,
    signal,
  })
