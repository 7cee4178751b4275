import type { Account } from '@coffer/api-client/accounts'
import { useWords } from '../words.ts'

/** "High-Yield Savings ending in 4821". */
export function useSavingsName(): (account: Account | null) => string {
  const t = useWords()
  return (account) =>
    account
      ? t('savings.name', { name: account.name, mask: account.numberMasked.replaceAll(/\D/g, '').slice(-4) })
      : t('savings.unknown')
}
