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
import { useDepositRows } from './deposit-rows.ts'

/** `/deposit/success`: what happens when. Opened with nothing to report, it goes to the first screen. */
export function DepositSuccessScreen() {
  const t = useWords()
  const { money } = useFormats()
  const result = useResult('deposit-submitted')
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const rowsOf = useDepositRows()
  const savingsName = useSavingsName()
  if (!result) return <GoTo to="/deposit" />
  const kind = result.startDate === null ? 'now' : result.frequency === 'once' ? 'date' : 'repeating'
  const rows = rowsOf(result, {
    linked: linked.data?.accounts ?? [],
    to: savingsName(accounts.data?.[0] ?? null),
    now: result.acceptedAt,
  })
  return (
    <ResultPage
      tone={result.isChecked ? 'success' : 'waiting'}
      title={t(result.isChecked ? `deposit.done.${kind}.title` : 'deposit.unchecked.title')}
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
        <p>
          {t(result.isChecked ? `deposit.done.${kind}.body` : 'deposit.unchecked.body', {
            amount: money(result.amount),
          })}
        </p>
        <ReviewList label={t('deposit.done.details')} rows={rows} />
        {kind !== 'now' && <p>{t('deposit.done.cancel')}</p>}
      </Stack>
    </ResultPage>
  )
}
