import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import { accountNumberSchema, accountsSchema, type Account } from './schema.ts'

/** GET /accounts. */
export const fetchAccounts = ({ signal }: CallOptions = {}): Promise<Account[]> =>
  call({ method: 'GET', path: '/accounts', schema: accountsSchema, signal })

/** The whole number of an account, for its holder's eyes only: it is asked for when it is to be shown, and not kept. */
export const fetchAccountNumber = (uuid: string, { signal }: CallOptions = {}): Promise<string> =>
  call({
    method: 'GET',
    path: '/accounts/{uuid}/number',
    params: { uuid },
    schema: accountNumberSchema,
    signal,
  })

/** Asks the provider to refresh accounts and transactions; follow the request, then invalidate both. */
export const refreshService = ({ signal }: CallOptions = {}): Promise<Accepted> =>
  call({ method: 'GET', path: '/service', schema: acceptedSchema, signal })
