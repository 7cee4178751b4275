import { describe, expect, it } from 'vitest'
import { goalKinds, goalProblems, hasDate, hasTarget, type GoalFields } from './goals.ts'

const today = '2026-11-23'
const buffer: GoalFields = {
  kind: 'buffer',
  name: 'Rainy day',
  picture: 'umbrella',
  targetCents: null,
  targetDate: null,
  isProtected: false,
  fillPercent: null,
  fillCents: null,
}
const target: GoalFields = { ...buffer, kind: 'target', targetCents: 100_000 }
const byDate: GoalFields = { ...target, kind: 'target_by_date', targetDate: '2027-06-01' }
const yearly: GoalFields = { ...byDate, kind: 'yearly' }

describe('goalProblems', () => {
  it.each([
    ['a buffer', buffer],
    ['a target', target],
    ['a target by a date', byDate],
    ['a yearly goal', yearly],
    ['the last allowed day', { ...byDate, targetDate: '2076-11-23' }],
    ['the largest target', { ...target, targetCents: 1_000_000_000 }],
    ['the whole rest of a deposit', { ...buffer, fillPercent: 40 }],
    ['an amount in cents of a deposit', { ...buffer, fillCents: 1 }],
  ])('goalProblems accepts %s', (_, fields) => {
    expect(goalProblems(fields, { today, otherPercents: 60 })).toEqual({})
  })

  it.each<[string, GoalFields, object]>([
    ['a goal without a name', { ...buffer, name: '' }, { name: 'empty' }],
    ['a long name', { ...buffer, name: 'a'.repeat(31) }, { name: 'too-long' }],
    ['a buffer with a target', { ...buffer, targetCents: 1 }, { targetCents: 'not-allowed' }],
    ['a target with a date', { ...target, targetDate: '2027-06-01' }, { targetDate: 'not-allowed' }],
    ['a target without an amount', { ...target, targetCents: null }, { targetCents: 'empty' }],
    ['a target of zero', { ...target, targetCents: 0 }, { targetCents: 'out-of-range' }],
    ['a target with half a cent', { ...target, targetCents: 0.5 }, { targetCents: 'out-of-range' }],
    ['too large a target', { ...target, targetCents: 1_000_000_001 }, { targetCents: 'out-of-range' }],
    ['a missing date', { ...yearly, targetDate: null }, { targetDate: 'empty' }],
    ['a date that does not exist', { ...yearly, targetDate: '2027-02-30' }, { targetDate: 'not-a-date' }],
    ['today as the date', { ...byDate, targetDate: today }, { targetDate: 'not-future' }],
    ['a date too far ahead', { ...byDate, targetDate: '2076-11-24' }, { targetDate: 'too-far' }],
    ['both rules for deposits', { ...buffer, fillPercent: 1, fillCents: 1 }, { fillPercent: 'not-allowed' }],
    ['zero percent', { ...buffer, fillPercent: 0 }, { fillPercent: 'out-of-range' }],
    ['half a percent', { ...buffer, fillPercent: 0.5 }, { fillPercent: 'out-of-range' }],
    ['more than a whole deposit', { ...buffer, fillPercent: 41 }, { fillPercent: 'more-than-whole' }],
    ['zero cents of a deposit', { ...buffer, fillCents: 0 }, { fillCents: 'out-of-range' }],
  ])('goalProblems refuses %s', (_, fields, problems) => {
    expect(goalProblems(fields, { today, otherPercents: 60 })).toEqual(problems)
  })

  it('goalProblems lets a goal keep a date that has passed', () => {
    const late = { ...byDate, targetDate: '2026-01-01' }
    expect(goalProblems(late, { today, otherPercents: 0, keptDate: '2026-01-01' })).toEqual({})
    expect(goalProblems(late, { today, otherPercents: 0, keptDate: '2026-01-02' })).toEqual({
      targetDate: 'not-future',
    })
  })
})

it('hasTarget and hasDate depend on the kind alone', () => {
  expect(goalKinds.map((kind) => [kind, hasTarget(kind), hasDate(kind)])).toEqual([
    ['buffer', false, false],
    ['target', true, false],
    ['target_by_date', true, true],
    ['yearly', true, true],
  ])
})
