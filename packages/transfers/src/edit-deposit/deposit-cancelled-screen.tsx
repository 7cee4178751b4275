import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { depositCancelled } from '../results.ts'

/** `/deposit/cancel-success`: what won't happen any more. Opened with nothing to report, it goes to the transactions. */
export function DepositCancelledScreen() {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const result = depositCancelled.use()
  if (!result) return <Navigate to="/dashboard/transactions-list" />
  return (
    <ResultPage
      tone="success"
      title={t('cancel.done.title')}
      action={
        <ButtonLink to="/dashboard/transactions-list" isFullWidth>
          {t('transactions.see')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/deposit" variant="quiet" isFullWidth>
          {t('cancel.done.another')}
        </ButtonLink>
      }
    >
      {t(result.isRepeating ? 'cancel.done.repeating' : 'cancel.done.once', {
        amount: money(result.amount),
        date: weekdayDate(result.scheduledFor),
      })}
    </ResultPage>
  )
}
