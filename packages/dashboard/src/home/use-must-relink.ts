import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { relinkFlag } from '@coffer/domain/relink'
import { useSession } from '@coffer/session/session'
import { useQuery } from '@tanstack/react-query'

/** Whether no linked bank is usable: one must be linked now, or is being verified. */
export function useMustRelink(): 'now' | 'under-way' | null {
  const session = useSession()
  const { data: linked } = useQuery(linkedAccountsQuery())
  const statuses = linked?.accounts.map(({ status }) => status)
  const before = session.status === 'signed-in' && session.relink
  const mustRelink = statuses ? relinkFlag({ before, isComplete: true, statuses }) : before
  if (!mustRelink) return null
  return statuses?.includes('VERIFICATION_PENDING') ? 'under-way' : 'now'
}
