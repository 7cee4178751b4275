import { queryOptions } from '@tanstack/react-query'
import { fetchProofs } from './calls.ts'

export const proofsQuery = () =>
  queryOptions({ queryKey: ['proofs'], queryFn: ({ signal }) => fetchProofs({ signal }) })
