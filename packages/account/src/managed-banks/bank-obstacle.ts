import { accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { changeObstacle } from '@coffer/domain/change-obstacle'
import { useQuery } from '@tanstack/react-query'

/** Why a holder may only view the linked banks; `unknown` until the data has loaded. */
export type BankObstacle = ReturnType<typeof changeObstacle> | 'joint' | 'unknown'

/** The guard and the loaders of the page have already loaded both queries. */
export function useBankObstacle(): BankObstacle {
  const { data: depositor } = useQuery(depositorQuery())
  const { data: accounts } = useQuery(accountsQuery())
  if (!depositor || !accounts) return 'unknown'
  const { isPrimary, registrationStatus } = depositor
  const [account] = accounts
  // The list omits a closed account.
  const obstacle = account ? changeObstacle(registrationStatus, account) : 'view-only'
  return isPrimary ? obstacle : 'joint'
}
