import { accountsQuery } from '@coffer/api-client/accounts'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { resultScreen } from '@coffer/router/result-screen'
import type { ResultValue } from '@coffer/session/result'
import { useQuery } from '@tanstack/react-query'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { messages, useTranslations } from '../messages.ts'
import { ReviewList } from '../transfer/review-list.tsx'
import { withdrawalSubmitted } from '../results.ts'
import { useWithdrawalRows } from './withdrawal-rows.ts'

// Accepted but not called done if the check took longer than the app waits.
const getOutcome = (isChecked: boolean) => (isChecked ? 'done' : 'unchecked')

/** `/withdraw/success`: the accepted withdrawal and its dates. */
export const withdrawalSuccessScreen = resultScreen(messages, {
  result: withdrawalSubmitted,
  otherwise: '/withdraw',
  tone: ({ isChecked }) => (isChecked ? 'success' : 'waiting'),
  title: ({ isChecked }) => `withdraw.${getOutcome(isChecked)}.title`,
  body: ({ isChecked, amount }, { money }) => [
    [`withdraw.${getOutcome(isChecked)}.body`, { amount: money(amount) }],
  ],
  Details: Dates,
  action: { to: '/dashboard', label: 'home' },
  secondary: { to: '/dashboard/transactions-list', label: 'transactions.see' },
})

function Dates({ value: submitted }: { value: ResultValue<typeof withdrawalSubmitted> }) {
  const t = useTranslations()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const rowsOf = useWithdrawalRows()
  const savingsName = useSavingsName()
  const rows = rowsOf(submitted, {
    linked: linked.data?.accounts ?? [],
    from: savingsName(accounts.data?.[0] ?? null),
    now: submitted.acceptedAt,
  })
  return (
    <>
      <ReviewList label={t('withdraw.done.details')} rows={rows} />
      <ForbiddenNotice errors={[accounts.error, linked.error]} />
      <p>{t('withdraw.done.void')}</p>
    </>
  )
}
