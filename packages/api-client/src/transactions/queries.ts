import { queryOptions } from '@tanstack/react-query'
import { fetchTransactions } from './calls.ts'

export const transactionsQuery = () =>
  queryOptions({ queryKey: ['transactions'], queryFn: fetchTransactions })
