import { queryOptions } from '@tanstack/react-query'
import { fetchLinkedAccounts } from './calls.ts'

export const linkedAccountsQuery = () =>
  queryOptions({ queryKey: ['linked-accounts'], queryFn: fetchLinkedAccounts })
