import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { anyTransaction as made } from '../transaction/transaction.fixture.ts'
import { timelineOf } from './timeline.ts'

// A Friday; the deposit was asked for before the cut-off at four in the afternoon.
const now = '2026-11-20T16:00:00Z'
const asked = { dateCreated: '2026-11-20T15:00:00Z' }
const stepsOf = (part: Parameters<typeof made>[0], at = now) =>
  timelineOf(made({ ...asked, ...part }), at).map(({ name, state, at: when }) => `${state} ${name} ${when}`)

describe('timelineOf', () => {
  it('has only upcoming steps for an initiated transaction, by the bank’s calendar', () => {
    expect(stepsOf({ status: 'Initiated' })).toEqual([
      'done initiated 2026-11-20T15:00:00Z',
      'upcoming pending null',
      'upcoming submitted 2026-11-20',
      'upcoming settled 2026-11-23',
      'upcoming available 2026-11-24',
    ])
  })

  it('has the submission day of a submitted transaction', () => {
    expect(stepsOf({ status: 'Submitted', dateSubmitted: '2026-11-20T21:00:00Z' }).slice(1, 4)).toEqual([
      'done pending null',
      'done submitted 2026-11-20',
      'upcoming settled 2026-11-23',
    ])
  })

  it('has an upcoming availability for a settled, held deposit', () => {
    const settled = {
      status: 'Settled',
      dateSubmitted: '2026-11-19T21:00:00Z',
      dateProcessed: '2026-11-20T13:30:00Z',
      availableFrom: '2026-11-23T13:30:00Z',
      availableOn: '2026-11-23',
    } as const
    expect(stepsOf(settled).at(-1)).toBe('upcoming available 2026-11-23')
    expect(stepsOf(settled, '2026-11-23T13:30:00Z').at(-1)).toBe('done available 2026-11-23')
  })

  it('ends with the settlement for a withdrawal', () => {
    const names = timelineOf(made({ ...asked, direction: 'PrimaryToLinked', status: 'Pending' }), now)
    expect(names.map(({ name }) => name)).toEqual(['initiated', 'pending', 'submitted', 'settled'])
  })

  it('has no expected date that has passed', () => {
    expect(stepsOf({ status: 'Pending' }, '2026-12-01T16:00:00Z').slice(2, 4)).toEqual([
      'upcoming submitted null',
      'upcoming settled null',
    ])
  })

  it('keeps the settlement of a transaction that was returned later', () => {
    const returned = {
      status: 'Returned',
      dateSubmitted: '2026-11-17T21:00:00Z',
      dateSettled: '2026-11-18T13:30:00Z',
      dateProcessed: '2026-11-20T15:30:00Z',
    } as const
    expect(stepsOf(returned).slice(1)).toEqual([
      'done submitted 2026-11-17',
      'done settled 2026-11-18',
      'failed returned 2026-11-20',
    ])
  })

  it('posts interest on the day that earned it, however its moment reads elsewhere', () => {
    const interest = {
      direction: 'ServiceToPrimary',
      status: 'Settled',
      dateProcessed: '2026-12-01T05:00:00Z',
      postedOn: '2026-11-30',
    } as const
    expect(stepsOf(interest)).toEqual(['done posted 2026-11-30'])
  })

  it('submits a scheduled deposit on its day or the next business day', () => {
    expect(stepsOf({ status: 'Initiated', scheduledFor: '2026-11-28' })).toEqual([
      'done scheduled 2026-11-20T15:00:00Z',
      'upcoming submitted 2026-11-30',
      'upcoming settled 2026-12-01',
      'upcoming available 2026-12-02',
    ])
  })

  it.each([
    ['returned before it left', { status: 'Returned' }, ['done initiated', 'failed returned']],
    [
      'returned after it left',
      { status: 'Returned', dateSubmitted: '2026-11-20T21:00:00Z' },
      ['done initiated', 'done submitted', 'failed returned'],
    ],
    ['canceled', { status: 'Voided' }, ['done initiated', 'failed voided']],
    [
      'canceled before its day',
      { status: 'Cancelled', scheduledFor: '2026-12-01', dateProcessed: '2026-11-25T15:00:00Z' },
      ['done scheduled', 'failed cancelled'],
    ],
    [
      'skipped on its day',
      { status: 'Cancelled', scheduledFor: '2026-12-01', dateProcessed: '2026-12-01T13:30:00Z' },
      ['done scheduled', 'failed skipped'],
    ],
    ['interest', { direction: 'ServiceToPrimary' }, ['done posted']],
  ] as const)('%s', (_name, part, steps) => {
    expect(timelineOf(made({ ...asked, ...part }), now).map(({ name, state }) => `${state} ${name}`)).toEqual(
      steps,
    )
  })

  it.each(
    transactionDirections.flatMap((direction) =>
      transactionStatuses.map((status) => [direction, status] as const),
    ),
  )('%s, %s: something is done, and nothing is done after what is to come', (direction, status) => {
    const states = timelineOf(made({ ...asked, direction, status }), now).map(({ state }) => state)
    const firstComing = states.indexOf('upcoming')
    expect(states.length).toBeGreaterThan(0)
    expect(firstComing === -1 ? states : states.slice(0, firstComing)).not.toContain('upcoming')
    expect(firstComing === -1 ? [] : states.slice(firstComing)).not.toContain('done')
  })
})
