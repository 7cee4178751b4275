import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { nonProfitSchema, nonProfitsSchema, type NonProfit } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { NonProfit } from './schema.ts'

/** GET /nonprofits/default: the bank's choice. */
const fetchDefaultNonProfit = ({ signal }: CallOptions = {}): Promise<NonProfit> =>
  call({ method: 'GET', path: '/nonprofits/default', schema: nonProfitSchema, signal })

/** GET /nonprofits/selected. Fails with `rejected` while none is selected. */
export const fetchSelectedNonProfit = ({ signal }: CallOptions = {}): Promise<NonProfit> =>
  call({ method: 'GET', path: '/nonprofits/selected', schema: nonProfitSchema, signal })

/** GET /nonprofits: best matches by name, place, mission or EIN first; an empty search lists all. */
const searchNonProfits = (search: string, { signal }: CallOptions = {}): Promise<NonProfit[]> =>
  call({ method: 'GET', path: '/nonprofits', search: { search }, schema: nonProfitsSchema, signal })

/** POST /nonprofits/select: replaces the earlier selection. */
export const selectNonProfit = (ein: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/nonprofits/select', body: { ein }, signal })

export const defaultNonProfitQuery = () =>
  queryOptions({ queryKey: ['non-profits', 'default'], queryFn: fetchDefaultNonProfit })

export const selectedNonProfitQuery = () =>
  queryOptions({ queryKey: ['non-profits', 'selected'], queryFn: fetchSelectedNonProfit })

/** One query per search, cancelled when it is no longer observed. */
export const nonProfitSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['non-profits', 'search', search],
    queryFn: ({ signal }) => searchNonProfits(search, { signal }),
  })
