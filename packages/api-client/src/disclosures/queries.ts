import { queryOptions } from '@tanstack/react-query'
import { fetchActiveDisclosures, fetchDisclosures } from './calls.ts'

export const disclosuresQuery = () =>
  queryOptions({ queryKey: ['disclosures', 'all'], queryFn: fetchDisclosures })

export const activeDisclosuresQuery = () =>
  queryOptions({ queryKey: ['disclosures', 'active'], queryFn: fetchActiveDisclosures })
