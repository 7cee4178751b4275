import { queryOptions } from '@tanstack/react-query'
import { fetchDefaultNonProfit, fetchSelectedNonProfit, searchNonProfits } from './calls.ts'

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
