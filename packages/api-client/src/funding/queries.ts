import { queryOptions } from '@tanstack/react-query'
import { fetchInitialFundAmount } from './calls.ts'

export const initialFundAmountQuery = () =>
  queryOptions({ queryKey: ['initial-fund-amount'], queryFn: fetchInitialFundAmount })
