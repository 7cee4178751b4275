import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import { accountsSchema, type Account } from './schema.ts'

/** GET /accounts. */
export const fetchAccounts = ({ signal }: CallOptions = {}): Promise<Account[]> =>
  call({ method: 'GET', path: '/accounts', schema: accountsSchema, signal })

/** Asks the provider to refresh accounts and transactions; follow the request, then invalidate both. */
export const refreshService = ({ signal }: CallOptions = {}): Promise<Accepted> =>
  call({ method: 'GET', path: '/service', schema: acceptedSchema, signal })
