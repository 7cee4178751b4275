import { describe, expect, it } from 'vitest'
import { anyTransaction as made } from '../transaction/transaction.fixture.ts'
import { everything } from './filter.ts'
import { matchingText, searchIndex, matchingFilter, splitWords } from './find-transactions.ts'

const all = [
  made({
    uuid: 'rent',
    description: 'Withdrawal to Demo Bank',
    amount: 1_234_50,
    status: 'Pending',
    direction: 'PrimaryToLinked',
    dateCreated: '2026-11-20T15:00:00Z',
  }),
  made({
    uuid: 'interest',
    description: 'Interest, October',
    amount: 12_34,
    direction: 'ServiceToPrimary',
    dateProcessed: '2026-10-31T13:30:00Z',
  }),
  made({
    uuid: 'gift',
    description: 'Depósito inicial',
    amount: 500_00,
    dateProcessed: '2026-09-02T13:30:00Z',
  }),
]
const index = searchIndex(all, ({ status }) => (status === 'Pending' ? 'Pendiente' : ''))

describe('matchingText', () => {
  it.each([
    ['demo', ['rent']],
    ['DEPOSITO', ['gift']],
    ['bank withdrawal', ['rent']],
    ['$1,234.50', ['rent']],
    ['234', ['rent']],
    ['12.34', ['interest']],
    ['pendiente', ['rent']],
    ['no such text', []],
  ])('A search for "%s" finds %j', (text, found) =>
    expect(matchingText(index, text).map(({ uuid }) => uuid)).toEqual(found),
  )

  it.each(['', '  ', ' $, '])('splitWords finds no words in "%s"', (text) =>
    expect(splitWords(text)).toEqual([]),
  )
})

describe('matchingFilter', () => {
  it.each([
    [{}, ['rent', 'interest', 'gift']],
    [{ status: 'Settled' }, ['interest', 'gift']],
    [{ direction: 'PrimaryToLinked' }, ['rent']],
    [{ direction: 'PrimaryToLinked', status: 'Settled' }, []],
    [{ from: '2026-10-31' }, ['rent', 'interest']],
    [{ to: '2026-10-31' }, ['interest', 'gift']],
    [{ from: '2026-10-31', to: '2026-10-31' }, ['interest']],
    [{ from: '2026-11-01', to: '2026-10-01' }, []],
  ] as const)('matchingFilter finds the transactions that match %o', (filter, found) =>
    expect(matchingFilter(all, { ...everything, ...filter }).map(({ uuid }) => uuid)).toEqual(found),
  )

  it('A filter by Pending or Submitted finds every transaction shown as pending', () => {
    const statuses = ['Initiated', 'Pending', 'Submitted', 'Settled'] as const
    const some = statuses.map((status) => made({ uuid: status, status }))
    const found = (status: (typeof statuses)[number]) =>
      matchingFilter(some, { ...everything, status }).map(({ uuid }) => uuid)
    expect(found('Pending')).toEqual(['Initiated', 'Pending', 'Submitted'])
    expect(found('Submitted')).toEqual(found('Pending'))
    expect(found('Initiated')).toEqual([])
  })

  it('A filter by days finds a scheduled deposit on its day', () => {
    const waiting = [made({ uuid: 'waits', status: 'Initiated', scheduledFor: '2026-12-01' })]
    expect(matchingFilter(waiting, { ...everything, from: '2026-12-01' })).toHaveLength(1)
    expect(matchingFilter(waiting, { ...everything, to: '2026-11-30' })).toHaveLength(0)
  })
})
