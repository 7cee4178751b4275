import { type Account, accountLabel } from '@coffer/api-client/accounts'
import { useTranslations } from '../messages.ts'

/** "High-Yield Savings ending in 4821", or the nickname in place of the product name. */
export function useSavingsName(): (account: Account | null) => string {
  const t = useTranslations()
  return (account) => (account ? t('savings.name', accountLabel(account)) : t('savings.unknown'))
}
