import fc from 'fast-check'

/** What a depositor, or the operator with their transfers, does at once; `which` chooses an earlier transfer or call. */
export type Operation =
  | {
      readonly kind: 'deposit' | 'withdraw'
      readonly cents: number
      readonly times: number
      /** How often each is sent with the same key. */
      readonly copies: number
    }
  | { readonly kind: 'overdraw'; readonly percent: number; readonly times: number }
  | { readonly kind: 'schedule'; readonly cents: number; readonly days: number }
  | { readonly kind: 'void' | 'return' | 'repeat' | 'change'; readonly which: number }
  | { readonly kind: 'close'; readonly times: number }

/** Every depositor's operations at once, and moves of the clock meanwhile or afterwards. */
export interface Round {
  readonly operations: readonly (readonly Operation[])[]
  /** Hours between the moves of the clock. */
  readonly hours: readonly number[]
  readonly isClockRacing: boolean
  /** Depositors whose sessions are ended in another process beforehand. */
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
/** Moves meanwhile are fewer than the least number of days of a schedule. */
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

/** A random round of a number of depositors; `closings` is how many operations in a hundred close the account. */
export const roundOf = (depositors: number, closings: number): fc.Arbitrary<Round> =>
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
