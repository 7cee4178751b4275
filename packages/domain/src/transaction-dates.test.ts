import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { transactionDirections, transactionStatuses } from './status.ts'
import { byNewestDate, type DatedTransaction, effectiveDate, groupByTime } from './transaction-dates.ts'

const dated = (part: Partial<DatedTransaction> = {}): DatedTransaction => ({
  direction: 'LinkedToPrimary',
  status: 'Pending',
  dateCreated: '2026-11-20T15:00:00Z',
  dateSubmitted: null,
  dateProcessed: null,
  scheduledFor: null,
  postedOn: null,
  ...part,
})

describe('effectiveDate', () => {
  it.each<[string, Partial<DatedTransaction>, string]>([
    ['the day it leaves while it is pending', {}, '2026-11-20'],
    [
      'the next business day when accepted after the cut-off, on an evening that is the next day in UTC',
      { dateCreated: '2026-12-01T02:30:00Z' },
      '2026-12-01',
    ],
    ['Monday when accepted on a Friday evening', { dateCreated: '2026-11-21T02:30:00Z' }, '2026-11-23'],
    [
      'the day it was submitted, by the clock of New York',
      { status: 'Submitted', dateSubmitted: '2026-11-21T03:00:00Z' },
      '2026-11-20',
    ],
    [
      'the day of a scheduled deposit',
      { status: 'Initiated', dateCreated: '2026-11-02T15:00:00Z', scheduledFor: '2026-11-30' },
      '2026-11-30',
    ],
    [
      'the day that a scheduled deposit began, not the day it was created',
      { status: 'Pending', dateCreated: '2026-11-02T15:00:00Z', scheduledFor: '2026-11-30' },
      '2026-11-30',
    ],
    [
      'the next business day for a scheduled Saturday',
      { status: 'Initiated', scheduledFor: '2026-11-28' },
      '2026-11-30',
    ],
    [
      'the posting day of a settled transaction',
      { status: 'Settled', dateProcessed: '2026-11-23T13:30:00Z', postedOn: '2026-11-23' },
      '2026-11-23',
    ],
    [
      'the posting day of interest, which is credited at the midnight that ends the day',
      {
        direction: 'ServiceToPrimary',
        status: 'Settled',
        dateProcessed: '2026-12-01T05:00:00Z',
        postedOn: '2026-11-30',
      },
      '2026-11-30',
    ],
    [
      'the day that ends when interest is credited, if no posting day is reported',
      { direction: 'ServiceToPrimary', status: 'Settled', dateProcessed: '2026-12-01T05:00:00Z' },
      '2026-11-30',
    ],
    [
      'the day of a return, even of a posted transaction',
      { status: 'Returned', dateProcessed: '2026-11-25T02:00:00Z', postedOn: '2026-11-23' },
      '2026-11-24',
    ],
    [
      'the day of a cancelation, not the day it was scheduled for',
      { status: 'Cancelled', dateProcessed: '2026-11-21T02:00:00Z', scheduledFor: '2026-11-30' },
      '2026-11-20',
    ],
  ])('effectiveDate is %s', (_, part, date) => {
    expect(effectiveDate(dated(part))).toBe(date)
  })
})

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-01', days))
const instant = fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => {
  return new Date(Date.parse('2026-11-01T04:00:00Z') + minutes * 60_000).toISOString()
})
const listed = fc
  .record({
    direction: fc.constantFrom(...transactionDirections),
    status: fc.constantFrom(...transactionStatuses),
    dateCreated: instant,
    dateSubmitted: fc.option(instant),
    dateProcessed: fc.option(instant),
    scheduledFor: fc.option(day),
    postedOn: fc.option(day),
  })
  .map((one) => ({ ...one, effectiveOn: effectiveDate(one) }))

describe('a list of transactions', () => {
  it('A list of transactions is sorted by the date it shows, newest first, whatever its first order', () => {
    fc.assert(
      fc.property(fc.array(listed), (transactions) => {
        const dates = transactions.toSorted(byNewestDate).map(({ effectiveOn }) => effectiveOn)
        expect(dates).toEqual(dates.toSorted().toReversed())
      }),
    )
  })

  it('A list of transactions has the latest progress first within a day', () => {
    const settled = (uuid: string, dateProcessed: string) => ({
      uuid,
      ...dated({ status: 'Settled', dateProcessed }),
      effectiveOn: '2026-11-30',
    })
    const [deposit, interest] = [
      settled('deposit', '2026-11-30T13:30:00Z'),
      settled('interest', '2026-12-01T05:00:00.000Z'),
    ]
    expect([deposit, interest].toSorted(byNewestDate).map(({ uuid }) => uuid)).toEqual([
      'interest',
      'deposit',
    ])
  })

  it('groupByTime puts upcoming transactions in their own group, the soonest first, and loses none', () => {
    fc.assert(
      fc.property(fc.array(listed), day, (transactions, today) => {
        const { upcoming, past } = groupByTime(transactions.toSorted(byNewestDate), today)
        const soonest = upcoming.map(({ effectiveOn }) => effectiveOn)
        const newest = past.map(({ effectiveOn }) => effectiveOn)
        expect(soonest).toEqual(soonest.toSorted())
        expect(newest).toEqual(newest.toSorted().toReversed())
        expect(new Set([...upcoming, ...past])).toEqual(new Set(transactions))
        expect(upcoming.length + past.length).toBe(transactions.length)
        for (const { status } of upcoming) expect(['Initiated', 'Pending']).toContain(status)
      }),
    )
  })

  it('groupByTime keeps a deposit upcoming until it begins, and a transfer until the day it leaves', () => {
    const named = (uuid: string, part: Partial<DatedTransaction>) => {
      const one = dated(part)
      return { uuid, ...one, effectiveOn: effectiveDate(one) }
    }
    const groups = groupByTime(
      [
        named('left', { status: 'Submitted', dateSubmitted: '2026-11-30T21:00:00Z' }),
        named('tomorrow', { dateCreated: '2026-12-01T02:30:00Z' }),
        named('today', { dateCreated: '2026-11-30T15:00:00Z' }),
        named('scheduled', { status: 'Initiated', scheduledFor: '2026-12-15' }),
        named('begun', { scheduledFor: '2026-11-30' }),
        named('about to begin', { status: 'Initiated', scheduledFor: '2026-11-30' }),
      ].toSorted(byNewestDate),
      '2026-11-30',
    )
    expect(groups.upcoming.map(({ uuid }) => uuid)).toEqual(['about to begin', 'tomorrow', 'scheduled'])
    expect(groups.past.map(({ uuid }) => uuid).toSorted()).toEqual(['begun', 'left', 'today'])
  })
})
