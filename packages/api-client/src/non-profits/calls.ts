import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { nonProfitSchema, nonProfitsSchema, type NonProfit } from './schema.ts'

/** GET /nonprofits/default: the bank's choice. */
export const fetchDefaultNonProfit = ({ signal }: CallOptions = {}): Promise<NonProfit> =>
  call({ method: 'GET', path: '/nonprofits/default', schema: nonProfitSchema, signal })

/** GET /nonprofits/selected. Fails with `rejected` while none is selected. */
export const fetchSelectedNonProfit = ({ signal }: CallOptions = {}): Promise<NonProfit> =>
  call({ method: 'GET', path: '/nonprofits/selected', schema: nonProfitSchema, signal })

/** GET /nonprofits: best matches by name, place, mission or EIN first; an empty search lists all. */
export const searchNonProfits = (search: string, { signal }: CallOptions = {}): Promise<NonProfit[]> =>
  call({ method: 'GET', path: '/nonprofits', search: { search }, schema: nonProfitsSchema, signal })

/** POST /nonprofits/select: replaces the earlier selection. */
export const selectNonProfit = (ein: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/nonprofits/select', body: { ein }, signal })
