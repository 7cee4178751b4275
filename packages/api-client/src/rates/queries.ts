import { queryOptions } from '@tanstack/react-query'
import { fetchRates } from './calls.ts'

export const ratesQuery = (account: string) =>
  queryOptions({ queryKey: ['rates', account], queryFn: ({ signal }) => fetchRates(account, { signal }) })
