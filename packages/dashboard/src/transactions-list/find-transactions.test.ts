import type { Transaction } from '@coffer/api-client/transactions'
import { describe, expect, it } from 'vitest'
import { findTransactions, searchable, statusSearched } from './find-transactions.ts'

const made = (uuid: string, changed: Partial<Transaction>): Transaction => ({
  uuid,
  requestId: null,
  direction: 'LinkedToPrimary',
  status: 'Settled',
  amount: 100_00,
  description: 'Transfer',
  returnCode: null,
  dateCreated: '2026-11-20T15:00:00Z',
  dateSubmitted: null,
  dateProcessed: null,
  scheduledFor: null,
  frequency: null,
  balanceAfter: null,
  linkedAccountId: null,
  availableFrom: null,
  endDate: null,
  ...changed,
})

const all = searchable(
  [
    made('rent', { description: 'Withdrawal to Demo Bank', amount: 1_234_50, status: 'Pending' }),
    made('interest', { description: 'Interest, October', amount: 12_34 }),
    made('gift', { description: 'Depósito inicial', amount: 500_00 }),
  ],
  (transaction) => (transaction.status === 'Pending' ? 'Pendiente' : ''),
)

describe('searching transactions', () => {
  it.each([
    ['', 'all', ['rent', 'interest', 'gift']],
    ['demo', 'all', ['rent']],
    ['DEPOSITO', 'all', ['gift']],
    ['bank withdrawal', 'all', ['rent']],
    ['$1,234.50', 'all', ['rent']],
    ['234', 'all', ['rent']],
    ['12.34', 'all', ['interest']],
    ['pendiente', 'all', ['rent']],
    ['', 'Settled', ['interest', 'gift']],
    ['demo', 'Settled', []],
  ] as const)('"%s", status %s', (text, status, found) => {
    expect(findTransactions(all, { text, status }).map(({ uuid }) => uuid)).toEqual(found)
  })

  it.each([
    ['Settled', 'Settled'],
    ['', 'all'],
    ['settled', 'all'],
  ])('reads the status "%s" as %s', (text, status) => expect(statusSearched(text)).toBe(status))
})
