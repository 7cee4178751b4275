import { queryOptions } from '@tanstack/react-query'
import { fetchBeneficiaries } from './calls.ts'

/** Every change returns the whole list: set it as this query's data. */
export const beneficiariesQuery = () =>
  queryOptions({ queryKey: ['beneficiaries'], queryFn: fetchBeneficiaries })
