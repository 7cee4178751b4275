import { addDays, easternDate } from '@coffer/domain/calendar'
import type { DepositorCall, KeyedCall } from './depositor-call.ts'
import type { ExpectedAccount } from './expected-account.ts'
import type { Operation } from './round.ts'

/** The limit of concurrent calls: more would have too many possible orders. */
const maxCalls = 6

interface Situation {
  readonly expected: ExpectedAccount
  readonly now: Date
  /** Earlier accepted calls with an idempotency key. */
  readonly sent: readonly KeyedCall[]
}

/** The calls that make an account's operations, all to be sent concurrently. */
export const plannedCalls = (operations: readonly Operation[], situation: Situation): DepositorCall[] =>
  operations.flatMap((one) => toCalls(one, situation)).slice(0, maxCalls)

function toCalls(one: Operation, { expected, now, sent }: Situation): DepositorCall[] {
  if (one.kind === 'close') return repeated(one.times, () => ({ kind: 'close', key: newKey() }))
  if (one.kind === 'schedule') {
    const date = addDays(easternDate(now), one.days)
    return [{ kind: 'schedule', key: newKey(), cents: one.cents, date }]
  }
  if (one.kind === 'overdraw') {
    const cents = Math.max(100, Math.floor((expected.model.balances().available * one.percent) / 100))
    return repeated(one.times, () => ({ kind: 'withdraw', key: newKey(), cents }))
  }
  if ('copies' in one) {
    const { kind, cents } = one
    const calls = repeated(one.times, () => ({ kind, key: newKey(), cents }))
    return calls.flatMap((call) => repeated(one.copies, () => call))
  }
  if (one.kind === 'void' || one.kind === 'return') {
    const transfer = newest(expected.model.transfers, one.which)
    return transfer === undefined ? [] : [{ kind: one.kind, of: transfer.requestId }]
  }
  const earlier = newest(sent, one.which)
  if (earlier === undefined) return []
  const isChanged = one.kind === 'change' && 'cents' in earlier
  return [isChanged ? { ...earlier, cents: earlier.cents + 1 } : earlier]
}

const newKey = (): string => crypto.randomUUID()

const newest = <T>(list: readonly T[], nth: number): T | undefined =>
  list.at(-1 - (nth % Math.max(1, list.length)))

const repeated = <T>(times: number, make: () => T): T[] => Array.from({ length: times }, make)
