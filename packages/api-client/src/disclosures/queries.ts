import { queryOptions } from '@tanstack/react-query'
import { fetchActiveDisclosures, fetchDisclosure, fetchDisclosures } from './calls.ts'

export const disclosuresQuery = () =>
  queryOptions({ queryKey: ['disclosures', 'all'], queryFn: fetchDisclosures })

export const activeDisclosuresQuery = () =>
  queryOptions({ queryKey: ['disclosures', 'active'], queryFn: fetchActiveDisclosures })

export const disclosureQuery = (uuid: string, hash: string) =>
  queryOptions({
    queryKey: ['disclosures', uuid, hash],
    queryFn: ({ signal }) => fetchDisclosure(uuid, hash, { signal }),
  })
