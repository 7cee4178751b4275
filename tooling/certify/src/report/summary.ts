import { type CallName, calls } from '../calls/calls.ts'
import { specifiedCalls } from '../calls/specified-calls.ts'
import type { Result } from '../run-journeys.ts'
import type { CallLog } from '../world/call-log.ts'

export interface CallCount {
  readonly what: string
  readonly exercised: number
  readonly all: number
  /** The calls that were never accepted. */
  readonly missing: readonly string[]
}

export interface Summary {
  readonly passed: number
  readonly failed: number
  readonly notRun: number
  readonly calls: readonly CallCount[]
}

/** Counts of checks, and of the calls that were sent and accepted. */
export function summarize(results: readonly Result[], log: CallLog): Summary {
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length
  const names = Object.keys(calls).filter((name): name is CallName => name in calls)
  const isSpecified = (name: string) => name in specifiedCalls
  return {
    passed: count('passed'),
    failed: count('failed'),
    notRun: count('not run'),
    calls: [
      countCalls('of the specification', names.filter(isSpecified), log),
      countCalls(
        'of screens and capabilities',
        names.filter((name) => !isSpecified(name)),
        log,
      ),
    ],
  }
}

function countCalls(what: string, names: readonly CallName[], log: CallLog): CallCount {
  const missing = names.filter((name) => log.acceptedCount(name) === 0)
  return { what, exercised: names.length - missing.length, all: names.length, missing }
}
