import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assignedCents,
  withdrawalShares,
  depositShares,
  orderByUse,
  moveProblem,
  unassignedCents,
  type FilledGoal,
} from './goal-money.ts'

const plain: FilledGoal = {
  uuid: 'a',
  savedCents: 0,
  isProtected: false,
  targetCents: null,
  fillPercent: null,
  fillCents: null,
  reachedOn: null,
}
const goal = (uuid: string, part: Partial<FilledGoal> = {}): FilledGoal => ({ ...plain, uuid, ...part })

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const goals: fc.Arbitrary<FilledGoal[]> = fc.uniqueArray(
  fc
    .record({
      uuid: fc.uuid(),
      savedCents: cents,
      isProtected: fc.boolean(),
      targetCents: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
      rule: fc.oneof(
        fc.record({ fillPercent: fc.integer({ min: 1, max: 100 }), fillCents: fc.constant(null) }),
        fc.record({
          fillPercent: fc.constant(null),
          fillCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
        }),
      ),
      reachedOn: fc.option(fc.constant('2026-01-01')),
    })
    .map(({ rule, ...rest }) => ({ ...rest, ...rule })),
  { maxLength: 20, selector: ({ uuid }) => uuid },
)
const sum = (shares: readonly { cents: number }[]) => shares.reduce((total, one) => total + one.cents, 0)

describe('unassignedCents', () => {
  it('unassignedCents is the rest of the balance, and never below 0', () => {
    expect(unassignedCents(500, [goal('a', { savedCents: 200 }), goal('b', { savedCents: 50 })])).toBe(250)
    expect(unassignedCents(-500, [])).toBe(0)
  })
})

describe('moveProblem', () => {
  const list = [goal('a', { savedCents: 100 }), goal('b')]
  it.each([
    [null, 'a', 70, null],
    ['a', 'b', 100, null],
    ['a', null, 1, null],
    [null, 'a', 71, 'not-enough'],
    ['a', null, 101, 'not-enough'],
    ['b', 'a', 1, 'not-enough'],
    ['a', 'a', 1, 'same'],
    [null, null, 1, 'same'],
    ['c', 'a', 1, 'missing'],
    ['a', 'c', 1, 'missing'],
    ['a', 'b', 0, 'not-positive'],
    ['a', 'b', -1, 'not-positive'],
    ['a', 'b', 0.5, 'not-positive'],
  ] as const)('moveProblem from %s to %s, %d cents, is %s', (from, to, amount, problem) => {
    expect(moveProblem(list, 70, { from, to, cents: amount })).toBe(problem)
  })
})

describe('withdrawalShares', () => {
  const list = [
    goal('kept', { savedCents: 300, isProtected: true }),
    goal('first', { savedCents: 100 }),
    goal('second', { savedCents: 200 }),
  ]
  it.each([
    ['nothing while unassigned money covers the amount', 50, 50, []],
    ['from the first unprotected goal', 51, 50, [['first', 1]]],
    [
      'from the next goal when the first is empty',
      250,
      50,
      [
        ['first', 100],
        ['second', 100],
      ],
    ],
    [
      'from protected goals last',
      400,
      50,
      [
        ['first', 100],
        ['second', 200],
        ['kept', 50],
      ],
    ],
    [
      'everything when the goals hold less than is missing',
      9_999,
      0,
      [
        ['first', 100],
        ['second', 200],
        ['kept', 300],
      ],
    ],
  ] as const)('withdrawalShares takes %s', (_, amount, unassigned, expected) => {
    expect(withdrawalShares(list, unassigned, amount)).toEqual(
      expected.map(([uuid, taken]) => ({ uuid, cents: taken })),
    )
  })

  it('withdrawalShares takes exactly the missing amount, emptying each goal before the next', () => {
    fc.assert(
      fc.property(goals, cents, cents, (some, unassigned, amount) => {
        const dips = withdrawalShares(some, unassigned, amount)
        const missing = Math.max(0, amount - unassigned)
        expect(sum(dips)).toBe(Math.min(missing, assignedCents(some)))
        const taken = new Map(dips.map((dip) => [dip.uuid, dip.cents]))
        const rest = orderByUse(some).map((one) => one.savedCents - (taken.get(one.uuid) ?? 0))
        expect(rest.every((left) => left >= 0)).toBe(true)
        const untouched = rest.findIndex((left) => left > 0)
        const later = untouched === -1 ? [] : orderByUse(some).slice(untouched + 1)
        expect(later.some(({ uuid }) => taken.has(uuid))).toBe(false)
      }),
    )
  })

  it('withdrawalShares leaves the goals within the remaining balance', () => {
    fc.assert(
      fc.property(goals, cents, cents, (some, unassigned, amount) => {
        const balance = assignedCents(some) + unassigned - amount
        const left = assignedCents(some) - sum(withdrawalShares(some, unassigned, amount))
        expect(left).toBeLessThanOrEqual(Math.max(0, balance))
      }),
    )
  })
})

describe('depositShares', () => {
  it.each([
    ['by percents, rounded down', [goal('a', { fillPercent: 33 })], 1_001, [['a', 330]]],
    [
      'by amounts before percents',
      [goal('a', { fillPercent: 90 }), goal('b', { fillCents: 400 })],
      1_000,
      [
        ['b', 400],
        ['a', 600],
      ],
    ],
    [
      'up to the target',
      [goal('a', { fillCents: 400, targetCents: 500, savedCents: 300 })],
      1_000,
      [['a', 200]],
    ],
    [
      'no goal that was already reached',
      [goal('a', { fillCents: 4, targetCents: 5, reachedOn: '2026-01-01' })],
      9,
      [],
    ],
    ['no goal without a rule', [goal('a')], 1_000, []],
  ] as const)('depositShares fills %s', (_, some, deposit, expected) => {
    expect(depositShares(some, deposit, deposit)).toEqual(
      expected.map(([uuid, filled]) => ({ uuid, cents: filled })),
    )
  })

  it('depositShares never fills more than the deposit, the unassigned money or a target', () => {
    fc.assert(
      fc.property(goals, cents, cents, (some, deposit, unassigned) => {
        const fills = depositShares(some, deposit, unassigned)
        expect(sum(fills)).toBeLessThanOrEqual(Math.min(deposit, unassigned))
        expect(fills.every((fill) => fill.cents > 0)).toBe(true)
        for (const { uuid, targetCents, savedCents, reachedOn } of some) {
          const filled = sum(fills.filter((fill) => fill.uuid === uuid))
          if (targetCents !== null && filled > 0) {
            expect(reachedOn).toBeNull()
            expect(savedCents + filled).toBeLessThanOrEqual(targetCents)
          }
        }
      }),
    )
  })
})
