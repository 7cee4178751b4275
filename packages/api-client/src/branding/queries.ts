import { times } from '@coffer/domain/limits'
import { queryOptions } from '@tanstack/react-query'
import { fetchBranding } from './calls.ts'

export const brandingQuery = () =>
  queryOptions({
    queryKey: ['branding'],
    queryFn: ({ signal }) => fetchBranding({ signal }),
    staleTime: times.brandingRefresh,
  })
