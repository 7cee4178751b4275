import { queryOptions } from '@tanstack/react-query'
import { fetchEntity, fetchJointHolder, fetchJointProgress } from './calls.ts'

/** Key prefix of the queries about the account's holders: invalidate all of them after a change. */
export const jointKey = ['joint'] as const

export const jointHolderQuery = () =>
  queryOptions({ queryKey: [...jointKey, 'holder'], queryFn: fetchJointHolder })

export const jointProgressQuery = () =>
  queryOptions({ queryKey: [...jointKey, 'progress'], queryFn: fetchJointProgress })

export const entityQuery = () =>
  queryOptions({ queryKey: [...jointKey, 'entity'], queryFn: ({ signal }) => fetchEntity([], { signal }) })
