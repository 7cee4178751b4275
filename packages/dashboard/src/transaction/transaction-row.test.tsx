import type { Transaction } from '@coffer/api-client/transactions'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { initI18n } from '@coffer/i18n/language'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { isIncoming } from './movement.ts'
import { statusNameOf } from './status-name.ts'
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

describe('TransactionRow', () => {
  it.each(transactionStatuses)('shows the status %s where it is not the usual one', (status) => {
    const name = statusNameOf({ status, scheduledFor: null, dateProcessed: null })
    expect(said({ status })?.includes(en[`status.${name}`])).toBe(name !== 'Completed')
  })

  it('leaves the status of a scheduled deposit to its day', () => {
    row({ status: 'Initiated', scheduledFor: '2026-12-01' })
    expect(screen.queryByText(en['status.Scheduled'])).toBeNull()
  })

  it.each(transactionDirections)('shows the sign of %s, and its name only once', (direction) => {
    const name = en[`direction.${direction}`]
    expect(said({ direction })).toContain(isIncoming(direction) ? '+$500.00' : '−$500.00')
    for (const description of [`${name} of something`, 'Something', ''])
      expect(said({ direction, description })?.split(name)).toHaveLength(2)
  })

  it('never parts the digits of an account from their mask', () => {
    expect(row({ description: 'Retiro a Demo •••• 4821' }).querySelector('a')?.textContent).toBe(
      'Retiro a Demo ••••\u{A0}4821',
    )
  })

  it.each([
    [undefined, null],
    [null, null],
    [1_234_56, 'Balance $1,234.56'],
    [0, 'Balance $0.00'],
  ])('shows the balance %s as %s', (balance, text) => {
    const { container } = render(
      <TransactionRow transaction={anyTransaction()} open={open} balance={balance} />,
    )
    expect(container.querySelector('[data-part="balance"]')?.textContent ?? null).toBe(text)
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
