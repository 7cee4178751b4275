import type { LinkedAccount } from '@coffer/api-client/linking'
import { useWords } from '../words.ts'

/** The values of an account for a sentence: institution, kind of account, last digits. */
export function useAccountWords(): (account: LinkedAccount) => {
  institution: string
  account: string
  mask: string
} {
  const t = useWords()
  return ({ institution, accountType, mask }) => ({ institution, account: t(`account.${accountType}`), mask })
}
