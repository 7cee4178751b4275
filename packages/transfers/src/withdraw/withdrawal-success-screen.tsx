import { accountsQuery } from '@coffer/api-client/accounts'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useResult } from '@coffer/session/flow-results'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { GoTo } from '../loaded/go-to.tsx'
import { ReviewList } from '../moving-money/review-list.tsx'
import { useWords } from '../words.ts'
import { useWithdrawalRows } from './withdrawal-rows.ts'

/** `/withdraw/success`: what happens when. Opened with nothing to report, it goes to the first screen. */
export function WithdrawalSuccessScreen() {
  const t = useWords()
  const { money } = useFormats()
  const result = useResult('withdrawal-submitted')
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const rowsOf = useWithdrawalRows()
  const savingsName = useSavingsName()
  if (!result) return <GoTo to="/withdraw" />
  const ended = result.isChecked ? 'done' : 'unchecked'
  const rows = rowsOf(result, {
    linked: linked.data?.accounts ?? [],
    from: savingsName(accounts.data?.[0] ?? null),
    now: result.acceptedAt,
  })
  return (
    <ResultPage
      tone={result.isChecked ? 'success' : 'waiting'}
      title={t(`withdraw.${ended}.title`)}
      action={
        <ButtonLink to="/dashboard" isFullWidth>
          {t('home')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/dashboard/transactions-list" variant="quiet" isFullWidth>
          {t('transactions.see')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{t(`withdraw.${ended}.body`, { amount: money(result.amount) })}</p>
        <ReviewList label={t('withdraw.done.details')} rows={rows} />
        <p>{t('withdraw.done.void')}</p>
      </Stack>
    </ResultPage>
  )
}
