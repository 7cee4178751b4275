import type { LinkedAccount } from '@coffer/api-client/linking'
import { useWords } from './words.ts'

type Named = Pick<LinkedAccount, 'institution' | 'accountType' | 'mask'>

/** The values of an account for a sentence: institution, kind of account, last digits. */
export function useAccountWords(): (account: Named) => {
  institution: string
  account: string
  mask: string
} {
  const t = useWords()
  return ({ institution, accountType, mask }) => ({ institution, account: t(`account.${accountType}`), mask })
}

/** "First Meadow Bank, Checking ending in 0987". */
export function useAccountName(): (account: Named) => string {
  const t = useWords()
  const inWords = useAccountWords()
  return (account) => t('account.name', inWords(account))
}
