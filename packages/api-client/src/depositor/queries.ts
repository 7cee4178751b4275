import { queryOptions } from '@tanstack/react-query'
import { fetchDepositor, fetchProgress } from './calls.ts'

export const depositorQuery = () => queryOptions({ queryKey: ['depositor'], queryFn: fetchDepositor })

/** Its key begins with the depositor's key, so that invalidating the depositor invalidates both. */
export const progressQuery = () =>
  queryOptions({ queryKey: ['depositor', 'progress'], queryFn: fetchProgress })
