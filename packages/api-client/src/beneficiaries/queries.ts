import { queryOptions } from '@tanstack/react-query'
import { fetchBeneficiaries } from './calls.ts'

/** Every change returns the whole list: store it as the data of this query. */
export const beneficiariesQuery = () =>
  queryOptions({ queryKey: ['beneficiaries'], queryFn: fetchBeneficiaries })
