import { depositorQuery } from '@coffer/api-client/depositor'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { relinkFlag } from '@coffer/domain/relink'
import { useSession } from '@coffer/session/session'
import { useQuery } from '@tanstack/react-query'

/** Whether a bank must be linked again, as reported by the log-in or, once they have loaded, by the linked accounts. */
export function useRelinkFlag(): boolean {
  const session = useSession()
  const { data: depositor } = useQuery(depositorQuery())
  const { data: linked } = useQuery(linkedAccountsQuery())
  const before = session.status === 'signed-in' && session.relink
  if (!depositor || !linked) return before
  const statuses = linked.accounts.map(({ status }) => status)
  return relinkFlag({ before, isComplete: depositor.lastStep === 'completed', statuses })
}
