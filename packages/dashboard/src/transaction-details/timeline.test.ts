import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { anyTransaction as made } from '../transaction/transaction.fixture.ts'
import { buildTimeline } from './timeline.ts'

// A Friday; the deposit was requested before the cut-off at four in the afternoon.
const now = '2026-11-20T16:00:00Z'
const asked = { dateCreated: '2026-11-20T15:00:00Z' }
const describeSteps = (part: Parameters<typeof made>[0], at = now) =>
  buildTimeline(made({ ...asked, ...part }), at).map(
    ({ name, state, at: when }) => `${state} ${name} ${when}`,
  )

describe('buildTimeline', () => {
  it('The timeline of an initiated transaction has only upcoming steps, by the bank’s calendar', () => {
    expect(describeSteps({ status: 'Initiated' })).toEqual([
      'done initiated 2026-11-20T15:00:00Z',
      'upcoming pending null',
      'upcoming submitted 2026-11-20',
      'upcoming settled 2026-11-23',
      'upcoming available 2026-11-24',
    ])
  })

  it('The timeline of a submitted transaction has its submission day', () => {
    expect(describeSteps({ status: 'Submitted', dateSubmitted: '2026-11-20T21:00:00Z' }).slice(1, 4)).toEqual(
      ['done pending null', 'done submitted 2026-11-20', 'upcoming settled 2026-11-23'],
    )
  })

  it('The timeline of a settled deposit on hold has its availability as an upcoming step', () => {
    const settled = {
      status: 'Settled',
      dateSubmitted: '2026-11-19T21:00:00Z',
      dateProcessed: '2026-11-20T13:30:00Z',
      availableFrom: '2026-11-23T13:30:00Z',
      availableOn: '2026-11-23',
    } as const
    expect(describeSteps(settled).at(-1)).toBe('upcoming available 2026-11-23')
    expect(describeSteps(settled, '2026-11-23T13:30:00Z').at(-1)).toBe('done available 2026-11-23')
  })

  it('The timeline of a withdrawal ends with its settlement', () => {
    const names = buildTimeline(made({ ...asked, direction: 'PrimaryToLinked', status: 'Pending' }), now)
    expect(names.map(({ name }) => name)).toEqual(['initiated', 'pending', 'submitted', 'settled'])
  })

  it('The timeline never shows an expected date that has passed', () => {
    expect(describeSteps({ status: 'Pending' }, '2026-12-01T16:00:00Z').slice(2, 4)).toEqual([
      'upcoming submitted null',
      'upcoming settled null',
    ])
  })

  it('The timeline of a transaction returned after it settled keeps the settlement', () => {
    const returned = {
      status: 'Returned',
      dateSubmitted: '2026-11-17T21:00:00Z',
      dateSettled: '2026-11-18T13:30:00Z',
      dateProcessed: '2026-11-20T15:30:00Z',
    } as const
    expect(describeSteps(returned).slice(1)).toEqual([
      'done submitted 2026-11-17',
      'done settled 2026-11-18',
      'failed returned 2026-11-20',
    ])
  })

  it('The timeline of interest has its bank day, whatever the date of its timestamp in UTC', () => {
    const interest = {
      direction: 'ServiceToPrimary',
      status: 'Settled',
      dateProcessed: '2026-12-01T05:00:00Z',
      postedOn: '2026-11-30',
    } as const
    expect(describeSteps(interest)).toEqual(['done posted 2026-11-30'])
  })

  it('The timeline submits a scheduled deposit on its day or the next business day', () => {
    expect(describeSteps({ status: 'Initiated', scheduledFor: '2026-11-28' })).toEqual([
      'done scheduled 2026-11-20T15:00:00Z',
      'upcoming submitted 2026-11-30',
      'upcoming settled 2026-12-01',
      'upcoming available 2026-12-02',
    ])
  })

  it.each([
    ['a transfer returned before it left', { status: 'Returned' }, ['done initiated', 'failed returned']],
    [
      'a transfer returned after it left',
      { status: 'Returned', dateSubmitted: '2026-11-20T21:00:00Z' },
      ['done initiated', 'done submitted', 'failed returned'],
    ],
    ['a canceled transfer', { status: 'Voided' }, ['done initiated', 'failed voided']],
    [
      'a scheduled deposit canceled before its day',
      { status: 'Cancelled', scheduledFor: '2026-12-01', dateProcessed: '2026-11-25T15:00:00Z' },
      ['done scheduled', 'failed cancelled'],
    ],
    [
      'a scheduled deposit that was not sent on its day',
      { status: 'Cancelled', scheduledFor: '2026-12-01', dateProcessed: '2026-12-01T13:30:00Z' },
      ['done scheduled', 'failed skipped'],
    ],
    ['interest', { direction: 'ServiceToPrimary' }, ['done posted']],
  ] as const)('The timeline of %s has the expected steps', (_name, part, steps) => {
    expect(
      buildTimeline(made({ ...asked, ...part }), now).map(({ name, state }) => `${state} ${name}`),
    ).toEqual(steps)
  })

  it.each(
    transactionDirections.flatMap((direction) =>
      transactionStatuses.map((status) => [direction, status] as const),
    ),
  )('The timeline of %s, %s has a step, and no done step follows an upcoming one', (direction, status) => {
    const states = buildTimeline(made({ ...asked, direction, status }), now).map(({ state }) => state)
    const firstComing = states.indexOf('upcoming')
    expect(states.length).toBeGreaterThan(0)
    expect(firstComing === -1 ? states : states.slice(0, firstComing)).not.toContain('upcoming')
    expect(firstComing === -1 ? [] : states.slice(firstComing)).not.toContain('done')
  })
})
