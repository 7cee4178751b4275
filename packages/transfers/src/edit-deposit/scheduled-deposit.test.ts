import { transactionSchema } from '@coffer/api-client/transactions/schema'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { scheduled } from '../example-money.ts'
import { findDeposit, isSameSchedule } from './scheduled-deposit.ts'

const transactions = [
  scheduled(),
  scheduled({ uuid: 'left', status: 'Submitted' }),
  scheduled({ uuid: 'cancelled', status: 'Cancelled' }),
  scheduled({ uuid: 'planned', frequency: 'twice_monthly' }),
  scheduled({ uuid: 'withdrawal', direction: 'PrimaryToLinked' }),
].map((wire) => v.parse(transactionSchema, wire))

it.each([
  ['scheduled', 'scheduled'],
  ['left', 'ended'],
  ['cancelled', 'ended'],
  ['planned', 'planned'],
  ['withdrawal', 'unknown'],
  ['nothing', 'unknown'],
  [null, 'unknown'],
])('The deposit with the id “%s” is %s', (id, kind) => {
  expect(findDeposit(transactions, id).kind).toBe(kind)
})

it('isSameSchedule returns true only for an unchanged schedule', () => {
  const plan = { amount: 100, frequency: 'weekly', startDate: '2026-12-01', endDate: null } as const
  expect(isSameSchedule(plan, { ...plan })).toBe(true)
  expect(isSameSchedule(plan, { ...plan, endDate: '2027-01-01' })).toBe(false)
})
