import { queryOptions } from '@tanstack/react-query'
import { fetchEntity, fetchJointHolder, fetchJointProgress } from './calls.ts'

/** All that is known of the account's holders begins with `joint`: invalidate that after a change. */
export const jointHolderQuery = () =>
  queryOptions({ queryKey: ['joint', 'holder'], queryFn: fetchJointHolder })

export const jointProgressQuery = () =>
  queryOptions({ queryKey: ['joint', 'progress'], queryFn: fetchJointProgress })

export const entityQuery = () =>
  queryOptions({ queryKey: ['joint', 'entity'], queryFn: ({ signal }) => fetchEntity([], { signal }) })
