import { linkedAccountsQuery } from '@coffer/api-client/linking'
import type { Transaction } from '@coffer/api-client/transactions'
import { isScheduledDeposit } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import type { DefinitionItem } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'

/** The fields of a transaction besides amount and timeline; unknown ones are left out. */
export function useTransactionFields(transaction: Transaction): DefinitionItem[] {
  const t = useTranslations()
  const { money, date } = useFormats()
  const accountName = useLinkedAccountName()
  const { data: linked } = useQuery(linkedAccountsQuery())
  const { direction, linkedAccountId, effectiveOn, scheduledFor, frequency, endDate, balanceAfter, uuid } =
    transaction
  const account = linked?.accounts.find((one) => one.uuid === linkedAccountId)
  const repeats = frequency !== null && frequency !== 'once'
  const isWaiting = isScheduledDeposit(transaction)
  return [
    { label: t(isWaiting ? 'details.waitsFor' : 'details.date'), value: date(effectiveOn) },
    { label: t('details.type'), value: t(`direction.${direction}`) },
    ...(account
      ? [{ label: t(isIncoming(direction) ? 'details.from' : 'details.to'), value: accountName(account) }]
      : []),
    ...(scheduledFor !== null && !isWaiting
      ? [{ label: t('details.scheduledFor'), value: date(scheduledFor) }]
      : []),
    ...(repeats ? [{ label: t('details.repeats'), value: t(`frequency.${frequency}`) }] : []),
    ...(repeats && endDate !== null ? [{ label: t('details.until'), value: date(endDate) }] : []),
    ...(balanceAfter !== null ? [{ label: t('details.balanceAfter'), value: money(balanceAfter) }] : []),
    { label: t('details.reference'), value: transactionReference(uuid) },
  ]
}

/** The reference for support: short enough to read out, long enough to search by. */
export const transactionReference = (uuid: string): string => uuid.slice(0, 8).toUpperCase()
