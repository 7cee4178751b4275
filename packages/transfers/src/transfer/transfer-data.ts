import { defaultFirst } from '@coffer/domain/linked-banks'
import { combinedQuery } from '@coffer/errors/combined-query'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { useQuery } from '@tanstack/react-query'

/** The data that every transfer form needs. */
export interface TransferData {
  account: Account | null
  /** Sorted with the default bank first. */
  linked: readonly LinkedAccount[]
  transactions: readonly Transaction[]
  /** Only the primary depositor may close the account. */
  mayClose: boolean
}

/** Account, linked accounts and transactions as one query, which has loaded when all of them have. */
export function useTransferData(): QueryLike<TransferData> {
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const transactions = useQuery(transactionsQuery())
  const depositor = useQuery(depositorQuery())
  return combinedQuery(
    [accounts, linked, transactions, depositor],
    accounts.data && linked.data && transactions.data && depositor.data
      ? {
          account: accounts.data[0] ?? null,
          linked: defaultFirst(linked.data.accounts),
          transactions: transactions.data,
          mayClose: depositor.data.isPrimary,
        }
      : undefined,
  )
}
