import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import { accountNumberSchema, accountsSchema, type Account } from './schema.ts'

/** GET /accounts. */
export const fetchAccounts = ({ signal }: CallOptions = {}): Promise<Account[]> =>
  call({ method: 'GET', path: '/accounts', schema: accountsSchema, signal })

/** The full number of an account. Sensitive: fetched to be shown, never cached. */
export const fetchAccountNumber = (uuid: string, { signal }: CallOptions = {}): Promise<string> =>
  call({
    method: 'GET',
    path: '/accounts/{uuid}/number',
    params: { uuid },
    schema: accountNumberSchema,
    signal,
  })

/** Requests a refresh of accounts and transactions. Follow the request, then invalidate both. */
export const refreshService = ({ signal }: CallOptions = {}): Promise<Accepted> =>
  call({ method: 'GET', path: '/service', schema: acceptedSchema, signal })
