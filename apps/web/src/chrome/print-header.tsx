import { accountLabel, accountsQuery } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { useBranding } from '@coffer/session/branding'
import { PrintHead } from '@coffer/ui-kit/print-sheet'
import { useIsPrinting } from '@coffer/ui-kit/printing'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** On paper, in place of the navigation: whose page it is, of which account and day. */
export function PrintHeader() {
  const t = useTranslations()
  const { name } = useBranding()
  const { date } = useFormats()
  // Only read: a page that is printed does not wait for it.
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
