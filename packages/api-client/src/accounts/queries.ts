import { queryOptions } from '@tanstack/react-query'
import { fetchAccounts } from './calls.ts'

export const accountsQuery = () => queryOptions({ queryKey: ['accounts'], queryFn: fetchAccounts })
