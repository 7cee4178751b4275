import { useTranslations } from './messages.ts'

interface LinkedAccountParts {
  /** Name of the bank that the account is at. */
  institution: string
  accountType: 'checking' | 'savings'
  /** Last digits of the account number. */
  mask: string
}

/** Values for the placeholders of a message: institution, translated account type, last digits. */
export function useLinkedAccountValues(): (account: LinkedAccountParts) => {
  institution: string
  account: string
  mask: string
} {
  const t = useTranslations()
  return ({ institution, accountType, mask }) => ({ institution, account: t(`account.${accountType}`), mask })
}

/** The name of a linked account: "First Meadow Bank, Checking ending in 0987". */
export function useLinkedAccountName(): (account: LinkedAccountParts) => string {
  const t = useTranslations()
  const toValues = useLinkedAccountValues()
  return (account) => t('account.name', toValues(account))
}
