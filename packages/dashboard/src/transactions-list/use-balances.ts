import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { runningBalances } from './running-balances.ts'

interface Balances {
  /** In cents by uuid; null if they cannot be known exactly. */
  balances: ReadonlyMap<string, number> | null
  /** The only account; null until it has loaded, and if there are several. */
  account: Account | null
  /** The error of the accounts query. */
  error: unknown
}

/** The balance after each transaction; null while a long list loads, and if there are several accounts. */
export function useBalances(transactions: readonly Transaction[], isComplete: boolean): Balances {
  const { data: accounts, error } = useQuery(accountsQuery())
  const account = (accounts?.length === 1 && accounts[0]) || null
  const current = account?.currentBalance
  const balances = useMemo(
    () => (isComplete && current !== undefined ? runningBalances(transactions, current) : null),
    [transactions, isComplete, current],
  )
  return { balances, account, error }
}
