import type { Transaction } from '@coffer/api-client/transactions'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { initI18n } from '@coffer/i18n/language'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { isIncoming } from './movement.ts'
import { getStatusName } from './status-name.ts'
import { anyTransaction } from './transaction.fixture.ts'
import { TransactionRow } from './transaction-row.tsx'

const open = { hrefFor: (uuid: string) => `/somewhere?id=${uuid}`, onClick: () => undefined }
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
  it.each(transactionStatuses)('A transaction row shows the status %s unless it is Settled', (status) => {
    const name = getStatusName({ status, scheduledFor: null, dateProcessed: null })
    expect(said({ status })?.includes(en[`status.${name}`])).toBe(name !== 'Completed')
  })

  it('The row of a scheduled deposit shows its day and no status', () => {
    row({ status: 'Initiated', scheduledFor: '2026-12-01' })
    expect(screen.queryByText(en['status.Scheduled'])).toBeNull()
  })

  it.each(transactionDirections)(
    'The row of a transaction in the direction %s shows its sign, and the name of the direction once',
    (direction) => {
      const name = en[`direction.${direction}`]
      expect(said({ direction })).toContain(isIncoming(direction) ? '+$500.00' : '−$500.00')
      for (const description of [`${name} of something`, 'Something', ''])
        expect(said({ direction, description })?.split(name)).toHaveLength(2)
    },
  )

  it('A transaction row never breaks the line between the digits of an account and their mask', () => {
    expect(row({ description: 'Retiro a Demo •••• 4821' }).querySelector('a')?.textContent).toBe(
      'Retiro a Demo ••••\u{A0}4821',
    )
  })

  it.each([
    [undefined, null],
    [null, null],
    [1_234_56, 'Balance $1,234.56'],
    [0, 'Balance $0.00'],
  ])('A transaction row shows the balance %s as %s', (balance, text) => {
    const { container } = render(
      <TransactionRow transaction={anyTransaction()} open={open} balance={balance} />,
    )
    expect(container.querySelector('[data-part="balance"]')?.textContent ?? null).toBe(text)
  })

  it.each([
    ['the day the money moved', {}, 'Nov 17, 2026'],
    ['the day it was requested, before the money moves', { dateProcessed: null }, 'Nov 16, 2026'],
    [
      'the day it is scheduled for',
      { status: 'Initiated', scheduledFor: '2026-12-01' },
      'Scheduled for Dec 1, 2026',
    ],
    ['its direction, if it has no description', { description: '' }, 'Deposit'],
  ] as const)('A transaction row shows %s', (_name, part, text) => expect(said(part)).toContain(text))

  it('A transaction row links to the details', () => {
    expect(row({ uuid: 'a' }).querySelector('a')?.getAttribute('href')).toBe('/somewhere?id=a')
  })
})
