import { queryOptions } from '@tanstack/react-query'
import { call, type CallOptions } from '../transport/call.ts'
import { ratesSchema, type Rate } from './schema.ts'

export type { Rate }

/** GET /accounts/{uuid}/rates: every rate since the account was opened, and announced ones, newest first. */
const fetchRates = (account: string, { signal }: CallOptions = {}): Promise<Rate[]> =>
  call({
    method: 'GET',
    path: '/accounts/{uuid}/rates',
    params: { uuid: account },
    schema: ratesSchema,
    signal,
  })

export const ratesQuery = (account: string) =>
  queryOptions({ queryKey: ['rates', account], queryFn: ({ signal }) => fetchRates(account, { signal }) })
