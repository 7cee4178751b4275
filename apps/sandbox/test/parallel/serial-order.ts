import type { AnsweredCall } from './depositor-call.ts'
import type { ExpectedAccount } from './expected-account.ts'

/** A sequential order that explains the responses to concurrent calls. */
export interface SerialOrder {
  /** The calls before the first move of the clock, between it and the second, and so on. */
  readonly segments: readonly (readonly AnsweredCall[])[]
  /** Whether a call came after a move of the clock but before all work due by then had run. */
  readonly isLagging: boolean
  /** The account after all calls, moves and work. */
  readonly account: ExpectedAccount
}

/** The account that the provider showed after all calls, moves and work. */
export interface Target {
  /** Whether an expected account equals it. */
  readonly isReached: (account: ExpectedAccount) => boolean
  /** False if an expected account can no longer become equal to it, whatever follows. */
  readonly isReachable: (account: ExpectedAccount) => boolean
}

interface Search {
  /** Moments to which the clock was moved while the calls were made. */
  readonly moments: readonly Date[]
  readonly target: Target
  /** Whether a call may come before all work due by then has run. */
  readonly mayLag: boolean
  /** States that were tried without success: many orders of the same calls lead to the same account. */
  readonly tried: Set<string>
}

/**
 * The order of concurrent calls, moves of the clock and scheduled work that gives each call its response and ends in
 * the observed account; null if there is none, which is a defect of the provider. An order without lagging work is
 * preferred, because it can be repeated call by call.
 */
export function findSerialOrder(
  account: ExpectedAccount,
  calls: readonly AnsweredCall[],
  moments: readonly Date[],
  target: Target,
): SerialOrder | null {
  return (
    continueWith(account, calls, [[]], { moments, target, mayLag: false, tried: new Set() }) ??
    continueWith(account, calls, [[]], { moments, target, mayLag: true, tried: new Set() })
  )
}

function continueWith(
  account: ExpectedAccount,
  left: readonly AnsweredCall[],
  segments: readonly (readonly AnsweredCall[])[],
  search: Search,
): SerialOrder | null {
  const { target, mayLag, tried } = search
  const state = [...left.map(callLabel), search.moments.length, account.model.fingerprint].join(' ')
  if (tried.has(state)) return null
  tried.add(state)
  const before = segments.slice(0, -1)
  const current = segments.at(-1) ?? []
  const possible = left.flatMap((call, index) => {
    const next = account.after(call)
    if (next === null || !target.isReachable(next)) return []
    return [{ next, left: left.toSpliced(index, 1), current: [...current, call] }]
  })
  // A call that changes nothing can come at this point: no other order needs to be tried.
  const neutral = possible.find(({ next }) => next === account)
  if (neutral) return continueWith(account, neutral.left, [...before, neutral.current], search)
  for (const step of possible) {
    const found = continueWith(step.next, step.left, [...before, step.current], search)
    if (found) return found
  }
  const [moment, ...moments] = search.moments
  if (moment !== undefined) {
    const next = account.clone()
    next.model.moveClock(moment)
    if (!mayLag) next.model.runDueWork()
    const found = continueWith(next, left, [...segments, []], { ...search, moments })
    if (found) return found
  }
  if (mayLag && left.length > 0) {
    const next = account.clone()
    return next.model.runNextStep() ? continueWith(next, left, segments, search) : null
  }
  if (left.length > 0 || moment !== undefined) return null
  const end = account.clone()
  end.model.runDueWork()
  return target.isReached(end) ? { segments, isLagging: mayLag, account: end } : null
}

const callLabel = ({ call, code, requestId }: AnsweredCall): string =>
  `${'of' in call ? call.of : call.key} ${call.kind} ${code} ${requestId}`
