import fc from 'fast-check'

/** An operation of a depositor, or of the operator on their transfers; `which` selects an earlier transfer or call. */
export type Operation =
  | {
      readonly kind: 'deposit' | 'withdraw'
      readonly cents: number
      readonly times: number
      /** How many times each is sent with the same idempotency key. */
      readonly copies: number
    }
  | { readonly kind: 'overdraw'; readonly percent: number; readonly times: number }
  | { readonly kind: 'schedule'; readonly cents: number; readonly days: number }
  | { readonly kind: 'void' | 'return' | 'repeat' | 'change'; readonly which: number }
  | { readonly kind: 'close'; readonly times: number }

/** The concurrent operations of every depositor, and moves of the clock during or after them. */
export interface Round {
  readonly operations: readonly (readonly Operation[])[]
  /** Hours between the moves of the clock. */
  readonly hours: readonly number[]
  readonly isClockRacing: boolean
  /** Whether each depositor is logged out in another process beforehand. */
  readonly loggedOut: readonly boolean[]
}

const cents = fc.integer({ min: 100, max: 300_000 })
const earlier = fc.nat(8)
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit', 'withdraw'),
      cents,
      times: fc.integer({ min: 1, max: 2 }),
      copies: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('overdraw'),
      percent: fc.integer({ min: 30, max: 110 }),
      times: fc.integer({ min: 2, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('schedule'), cents, days: fc.integer({ min: 5, max: 12 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('void', 'void', 'return', 'repeat', 'change'),
      which: earlier,
    }),
  },
)
const closing: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constant('close'),
  times: fc.integer({ min: 1, max: 2 }),
})
/** Moves that race with calls add up to less than the minimum number of days until a scheduled deposit. */
const clock = fc.oneof(
  fc.record({
    hours: fc.array(fc.constantFrom(1, 5, 7, 19, 26, 48), { minLength: 1, maxLength: 2 }),
    isClockRacing: fc.constant(true),
  }),
  fc.record({
    hours: fc.array(fc.constantFrom(7, 19, 26, 71, 71, 200, 200, 700), { maxLength: 1 }),
    isClockRacing: fc.constant(false),
  }),
)

/** A random round of `depositors` depositors; `closings` is the percentage of operations that close the account. */
export const roundArbitrary = (depositors: number, closings: number): fc.Arbitrary<Round> =>
  fc
    .record({
      operations: fc.array(
        fc.array(
          fc.oneof(
            { weight: 100 - closings, arbitrary: operation },
            { weight: closings, arbitrary: closing },
          ),
          { minLength: 1, maxLength: 3 },
        ),
        { minLength: depositors, maxLength: depositors },
      ),
      clock,
      loggedOut: fc.array(
        fc.nat(9).map((number) => number === 0),
        {
          minLength: depositors,
          maxLength: depositors,
        },
      ),
    })
    .map(({ clock: moves, ...rest }) => ({ ...rest, ...moves }))
