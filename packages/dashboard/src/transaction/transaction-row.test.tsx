import type { Transaction } from '@coffer/api-client/transactions'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { initI18n } from '@coffer/i18n/language'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { isIncoming } from './movement.ts'
import { anyTransaction } from './transaction.fixture.ts'
import { TransactionRow } from './transaction-row.tsx'

const open = { addressOf: (uuid: string) => `/somewhere?id=${uuid}`, onClick: () => undefined }
const row = (part: Partial<Transaction>) =>
  render(
    <TransactionRow
      transaction={anyTransaction({ dateProcessed: '2026-11-17T13:30:00Z', ...part })}
      open={open}
    />,
  ).container
const said = (part: Partial<Transaction>) => row(part).textContent

beforeEach(() => initI18n({ offered: ['en'], preloaded: { en: { dashboard: en } } }))
afterEach(cleanup)

describe('TransactionRow', () => {
  it.each(transactionStatuses)('shows the status %s', (status) => {
    expect(said({ status })).toContain(en[`status.${status}`])
  })

  it.each(transactionDirections)('shows label and sign of %s', (direction) => {
    const text = said({ direction })
    expect(text).toContain(en[`direction.${direction}`])
    expect(text).toContain(isIncoming(direction) ? '+$500.00' : '−$500.00')
  })

  it.each([
    ['when it moved', {}, 'Nov 17, 2026'],
    ['when it was asked for', { dateProcessed: null }, 'Nov 16, 2026'],
    [
      'the day it waits for',
      { status: 'Initiated', scheduledFor: '2026-12-01' },
      'Scheduled for Dec 1, 2026',
    ],
    ['what it was, without a description', { description: '' }, 'Deposit'],
  ] as const)('%s', (_name, part, text) => expect(said(part)).toContain(text))

  it('links to the details', () => {
    expect(row({ uuid: 'a' }).querySelector('a')?.getAttribute('href')).toBe('/somewhere?id=a')
  })
})
