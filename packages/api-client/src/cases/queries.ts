import { queryOptions } from '@tanstack/react-query'
import { fetchCases } from './calls.ts'

export const casesQuery = () =>
  queryOptions({ queryKey: ['cases'], queryFn: ({ signal }) => fetchCases({ signal }) })
