import { beneficiariesQuery, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { depositorQuery } from '@coffer/api-client/depositor'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useQuery } from '@tanstack/react-query'

export interface Facts {
  list: readonly Beneficiary[]
  /** §6: a joint holder sees and does not change. */
  mayChange: boolean
}

/** Everybody who is named, and whether this person may change that: there when both are known. */
export function useFacts(): QueryLike<Facts> {
  const list = useQuery(beneficiariesQuery())
  const depositor = useQuery(depositorQuery())
  const both = [list, depositor]
  return {
    data: list.data && depositor.data ? { list: list.data, mayChange: depositor.data.isPrimary } : undefined,
    error: both.find(({ error }) => error)?.error,
    isFetching: both.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(both.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}
