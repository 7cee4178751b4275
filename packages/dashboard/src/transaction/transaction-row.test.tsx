import type { Transaction } from '@coffer/api-client/transactions'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { startLanguage } from '@coffer/i18n/language'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { isIncoming } from './movement.ts'
import { TransactionRow } from './transaction-row.tsx'

const plain: Transaction = {
  uuid: '1',
  requestId: null,
  direction: 'LinkedToPrimary',
  status: 'Settled',
  amount: 50_000,
  description: 'Deposit',
  returnCode: null,
  dateCreated: '2026-11-16T15:00:00Z',
  dateSubmitted: '2026-11-16T21:00:00Z',
  dateProcessed: '2026-11-17T13:30:00Z',
  scheduledFor: null,
  frequency: null,
  balanceAfter: null,
  linkedAccountId: null,
  availableFrom: null,
  endDate: null,
}
const said = (part: Partial<Transaction>) =>
  render(<TransactionRow transaction={{ ...plain, ...part }} />).container.textContent

beforeEach(() => startLanguage({ offered: ['en'], atHand: { en: { dashboard: en } } }))
afterEach(cleanup)

describe('a transaction in words', () => {
  it.each(transactionStatuses)('says that it is %s', (status) => {
    expect(said({ status })).toContain(en[`status.${status}`])
  })

  it.each(transactionDirections)('%s has words and a sign', (direction) => {
    const text = said({ direction })
    expect(text).toContain(en[`direction.${direction}`])
    expect(text).toContain(isIncoming(direction) ? '+$500.00' : '−$500.00')
  })

  it.each([
    ['when it moved', {}, 'Nov 17, 2026'],
    ['when it was asked for', { dateProcessed: null, dateSubmitted: null }, 'Nov 16, 2026'],
    ['why it came back', { status: 'Returned', returnCode: 'R01' }, 'Return code R01'],
    ['what it was, without a description', { description: '' }, 'Deposit'],
  ] as const)('%s', (_name, part, text) => expect(said(part)).toContain(text))
})
