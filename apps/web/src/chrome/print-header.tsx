import { accountLabel, accountsQuery } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { useBranding } from '@coffer/session/branding'
import { PrintHead } from '@coffer/ui-kit/print-sheet'
import { useIsPrinting } from '@coffer/ui-kit/printing'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** Replaces the navigation in print: the bank, the accounts and the date. */
export function PrintHeader() {
  const t = useTranslations()
  const { name } = useBranding()
  const { date } = useFormats()
  // Only read from the cache: printing cannot wait for a request.
  const { data: accounts = [] } = useQuery({ ...accountsQuery(), enabled: false })
  if (!useIsPrinting()) return null
  return (
    <PrintHead
      bank={name}
      facts={[
        ...accounts.map((account) => t('print.account', accountLabel(account))),
        t('print.date', { date: date(easternDate(providerNow())) }),
      ]}
    />
  )
}
