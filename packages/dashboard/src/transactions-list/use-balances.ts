import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { runningBalances } from './running-balances.ts'

interface Balances {
  /** In cents by uuid; null where they cannot be known exactly. */
  balances: ReadonlyMap<string, number> | null
  /** The one account; null until it is known, and where there are several. */
  account: Account | null
  /** Of the account that they are counted from. */
  error: unknown
}

/** The balance after each transaction; null for the first of a long list, and where it is not one account’s. */
export function useBalances(transactions: readonly Transaction[], isWhole: boolean): Balances {
  const { data: accounts, error } = useQuery(accountsQuery())
  const account = (accounts?.length === 1 && accounts[0]) || null
  const current = account?.currentBalance
  const balances = useMemo(
    () => (isWhole && current !== undefined ? runningBalances(transactions, current) : null),
    [transactions, isWhole, current],
  )
  return { balances, account, error }
}
