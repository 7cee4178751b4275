import type { Wish } from './arguments.ts'

/** What is known of a tenant before anything is drawn. */
export interface Known {
  readonly hasSnapshots: boolean
  /** Nothing it is drawn from, and none of its snapshots, has changed since they last agreed. */
  readonly hasAgreed: boolean
}

/** Whether a tenant is to be drawn, or why it is not. */
export function standing(
  wish: Wish,
  { hasSnapshots, hasAgreed }: Known,
): 'draw' | 'unchanged' | 'nothing to compare' {
  if (wish.isUpdate) return 'draw'
  if (!hasSnapshots) return 'nothing to compare'
  return hasAgreed && !wish.isAll && wish.story === null ? 'unchanged' : 'draw'
}
