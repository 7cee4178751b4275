import type { LinkedAccount } from '@coffer/api-client/linking'
import { useTranslations } from './messages.ts'

type Named = Pick<LinkedAccount, 'institution' | 'accountType' | 'mask'>

/** The values of an account for a sentence: institution, kind of account, last digits. */
export function useAccountWords(): (account: Named) => {
  institution: string
  account: string
  mask: string
} {
  const t = useTranslations()
  return ({ institution, accountType, mask }) => ({ institution, account: t(`account.${accountType}`), mask })
}

/** "First Meadow Bank, Checking ending in 0987". */
export function useAccountName(): (account: Named) => string {
  const t = useTranslations()
  const inWords = useAccountWords()
  return (account) => t('account.name', inWords(account))
}
