import { transaction } from '@coffer/api-client/fakes'
import { transactionStatuses } from '@coffer/domain/status'

type Wire = ReturnType<typeof transaction>

const day = 86_400_000
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString()

const moved = (days: number, part: Partial<Wire>): Wire =>
  transaction({
    uuid: `moved-${days}`,
    date_created: daysAgo(days + 1),
    date_submitted: daysAgo(days + 1),
    date_processed: daysAgo(days),
    ...part,
  })

/** A few months of a regularly used account, newest first. */
export const history = (): Wire[] => [
  transaction({
    uuid: 'coming',
    status: 'Pending',
    amount: 50_000,
    date_created: daysAgo(0),
    date_processed: null,
  }),
  moved(6, { direction: 'ServiceToPrimary', amount: 4_231, description: 'Interest' }),
  moved(20, {
    direction: 'PrimaryToLinked',
    amount: 120_000,
    description: 'Withdrawal to First Meadow Bank',
  }),
  moved(36, { direction: 'ServiceToPrimary', amount: 4_405, description: 'Interest' }),
  moved(44, { amount: 250_000 }),
  moved(67, { direction: 'ServiceToPrimary', amount: 3_911, description: 'Interest' }),
  moved(90, { amount: 600_000 }),
]

/** One of each status. */
export const eachStatus = (): Wire[] =>
  transactionStatuses.map((status, index) =>
    moved(index, { uuid: status, status, ...(status === 'Returned' && { return_code: 'R01' }) }),
  )

/** More than a page can hold. */
export const manyTransactions = (count: number): Wire[] =>
  Array.from({ length: count }, (_, index) =>
    moved(index, {
      uuid: String(index),
      amount: 1_000 + index,
      direction: index % 3 === 0 ? 'PrimaryToLinked' : 'LinkedToPrimary',
      description: index % 3 === 0 ? 'Withdrawal to First Meadow Bank' : 'Deposit from First Meadow Bank',
    }),
  )
