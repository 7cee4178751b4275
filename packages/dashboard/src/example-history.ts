import { transaction } from '@coffer/api-client/fakes'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { dayOfMonthAfter } from '@coffer/domain/schedule'
import { transactionStatuses } from '@coffer/domain/status'
import { pageInstant, pageNow } from '@coffer/domain/test-clock'

type Wire = ReturnType<typeof transaction>

const day = 86_400_000
const daysAgo = (days: number): string => pageInstant(-days)

const moved = (days: number, part: Partial<Wire>): Wire =>
  transaction({
    uuid: `moved-${days}`,
    date_created: daysAgo(days + 1),
    date_submitted: daysAgo(days + 1),
    date_processed: daysAgo(days),
    ...part,
  })

/** The interest of a month that has ended, posted on its last day. */
function interestPayment(monthsAgo: number, amount: number): Wire {
  const today = easternDate(pageNow())
  const monthEnd = addDays(dayOfMonthAfter(today, 1 - monthsAgo, 1), -1)
  const days = Math.round((Date.parse(today) - Date.parse(monthEnd)) / day)
  return moved(days, {
    uuid: `interest-${monthsAgo}`,
    direction: 'ServiceToPrimary',
    amount,
    description: 'Interest',
    effective_on: monthEnd,
  })
}

/** A few months of a regularly used account. */
export const history = (): Wire[] => [
  transaction({
    uuid: 'coming',
    status: 'Pending',
    amount: 50_000,
    date_created: daysAgo(0),
    date_submitted: null,
    date_processed: null,
  }),
  moved(8, {
    direction: 'PrimaryToLinked',
    amount: 120_000,
    description: 'Withdrawal to First Meadow Bank',
  }),
  moved(44, { amount: 250_000 }),
  moved(90, { amount: 600_000 }),
  interestPayment(1, 4_231),
  interestPayment(2, 4_405),
  interestPayment(3, 3_911),
]

/** One of each status. */
export const eachStatus = (): Wire[] =>
  transactionStatuses.map((status, index) =>
    moved(index, { uuid: status, status, ...(status === 'Returned' && { return_code: 'R01' }) }),
  )

/** More than fit on a page. */
export const manyTransactions = (count: number): Wire[] =>
  Array.from({ length: count }, (_, index) =>
    moved(index, {
      uuid: String(index),
      amount: 1_000 + index,
      direction: index % 3 === 0 ? 'PrimaryToLinked' : 'LinkedToPrimary',
      description: index % 3 === 0 ? 'Withdrawal to First Meadow Bank' : 'Deposit from First Meadow Bank',
    }),
  )
