import { accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { changeObstacle } from '@coffer/domain/change-obstacle'
import { useQuery } from '@tanstack/react-query'

/** Why a holder sees the linked banks only; `unknown` until it is loaded. */
export type BankObstacle = ReturnType<typeof changeObstacle> | 'joint' | 'unknown'

/** Both queries are loaded by the guard and the loaders of the page. */
export function useBankObstacle(): BankObstacle {
  const { data: depositor } = useQuery(depositorQuery())
  const { data: accounts } = useQuery(accountsQuery())
  if (!depositor || !accounts) return 'unknown'
  const { isPrimary, registrationStatus } = depositor
  const [account] = accounts
  // A closed account is not in the list.
  const obstacle = account ? changeObstacle(registrationStatus, account) : 'view-only'
  return isPrimary ? obstacle : 'joint'
}
