import { accountsQuery } from '@coffer/api-client/accounts'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { resultScreen } from '@coffer/router/result-screen'
import type { ResultValue } from '@coffer/session/result'
import { useQuery } from '@tanstack/react-query'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { messages, useTranslations } from '../messages.ts'
import { ReviewList } from '../transfer/review-list.tsx'
import { depositSubmitted } from '../results.ts'
import { useDepositRows } from './deposit-rows.ts'

type Submitted = ResultValue<typeof depositSubmitted>

const getTiming = ({ startDate, frequency }: Submitted) =>
  startDate === null ? 'now' : frequency === 'once' ? 'date' : 'repeating'
// Accepted but not called done if the check took longer than the app waits.
const getOutcome = (submitted: Submitted) =>
  submitted.isChecked ? (`done.${getTiming(submitted)}` as const) : 'unchecked'

/** `/deposit/success`: the accepted deposit and its dates. */
export const depositSuccessScreen = resultScreen(messages, {
  result: depositSubmitted,
  otherwise: '/deposit',
  tone: ({ isChecked }) => (isChecked ? 'success' : 'waiting'),
  title: (submitted) => `deposit.${getOutcome(submitted)}.title`,
  body: (submitted, { money }) => [
    [`deposit.${getOutcome(submitted)}.body`, { amount: money(submitted.amount) }],
  ],
  Details: Dates,
  action: { to: '/dashboard', label: 'home' },
  secondary: { to: '/dashboard/transactions-list', label: 'transactions.see' },
})

function Dates({ value: submitted }: { value: Submitted }) {
  const t = useTranslations()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const rowsOf = useDepositRows()
  const savingsName = useSavingsName()
  const rows = rowsOf(submitted, {
    linked: linked.data?.accounts ?? [],
    to: savingsName(accounts.data?.[0] ?? null),
    now: submitted.acceptedAt,
  })
  return (
    <>
      <ReviewList label={t('deposit.done.details')} rows={rows} />
      <ForbiddenNotice errors={[accounts.error, linked.error]} />
      {getTiming(submitted) !== 'now' && <p>{t('deposit.done.cancel')}</p>}
    </>
  )
}
