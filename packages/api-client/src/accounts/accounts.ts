import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import type { NicknameBody } from './request-schema.ts'
import { accountNumberSchema, accountsSchema, nicknameSchema, type Account } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export { accountLabel } from './account-label.ts'
export type { Account, AccountLimits } from './schema.ts'

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

/** Gives the account a nickname for both holders; null removes it. */
export const changeNickname = (
  uuid: string,
  nickname: string | null,
  { signal }: CallOptions = {},
): Promise<NicknameBody> =>
  call({
    method: 'PATCH',
    path: '/accounts/{uuid}',
    params: { uuid },
    body: { nickname } satisfies NicknameBody,
    schema: nicknameSchema,
    signal,
  })

/** Requests a refresh of accounts and transactions. Follow the request, then invalidate both. */
export const refreshService = ({ signal }: CallOptions = {}): Promise<Accepted> =>
  call({ method: 'GET', path: '/service', schema: acceptedSchema, signal })

export const accountsQuery = () => queryOptions({ queryKey: ['accounts'], queryFn: fetchAccounts })
