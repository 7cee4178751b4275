import { beneficiariesQuery, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { depositorQuery } from '@coffer/api-client/depositor'
import { combinedQuery } from '@coffer/errors/combined-query'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useQuery } from '@tanstack/react-query'

export interface Beneficiaries {
  list: readonly Beneficiary[]
  /** False for a joint holder, who may only view them. */
  canEdit: boolean
}

/** The list, and whether this depositor may edit it, after both have loaded. */
export function useBeneficiaries(): QueryLike<Beneficiaries> {
  const list = useQuery(beneficiariesQuery())
  const depositor = useQuery(depositorQuery())
  return combinedQuery(
    [list, depositor],
    list.data && depositor.data ? { list: list.data, canEdit: depositor.data.isPrimary } : undefined,
  )
}
