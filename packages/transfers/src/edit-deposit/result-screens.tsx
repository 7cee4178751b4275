import { resultScreen } from '@coffer/router/result-screen'
import type { ResultValue } from '@coffer/session/result'
import { ReviewList } from '../transfer/review-list.tsx'
import { messages, useTranslations } from '../messages.ts'
import { depositCancelled, depositRescheduled } from '../results.ts'
import { useScheduleRows } from './plan-rows.ts'

const toTransactions = { to: '/dashboard/transactions-list', label: 'transactions.see' } as const

/** `/deposit/cancel-success`: the canceled deposit. */
export const depositCancelledScreen = resultScreen(messages, {
  result: depositCancelled,
  otherwise: '/dashboard/transactions-list',
  tone: 'success',
  title: 'cancel.done.title',
  body: ({ isRepeating, amount, scheduledFor }, { money, weekdayDate }) => [
    [
      isRepeating ? 'cancel.done.repeating' : 'cancel.done.once',
      { amount: money(amount), date: weekdayDate(scheduledFor) },
    ],
  ],
  action: toTransactions,
  secondary: { to: '/deposit', label: 'cancel.done.another' },
})

/** `/deposit/reschedule-success`: the new schedule. */
export const depositRescheduledScreen = resultScreen(messages, {
  result: depositRescheduled,
  otherwise: '/dashboard/transactions-list',
  tone: 'success',
  title: 'edit.done.title',
  body: () => ['edit.done.body'],
  Details: Schedule,
  action: toTransactions,
  secondary: { to: '/dashboard', label: 'home' },
})

function Schedule({ value }: { value: ResultValue<typeof depositRescheduled> }) {
  const t = useTranslations()
  const rowsOf = useScheduleRows()
  return <ReviewList label={t('edit.done.title')} rows={rowsOf(value)} />
}
