import type { AnsweredCall } from './depositor-call.ts'
import type { ExpectedAccount } from './expected-account.ts'

/** One after the other, what explains the answers to concurrent calls. */
export interface SerialOrder {
  /** The calls before the first move of the clock, between it and the second, and so on. */
  readonly segments: readonly (readonly AnsweredCall[])[]
  /** A call came after a move of the clock, and before all work due by then had run. */
  readonly isLagging: boolean
  /** The account after all calls, moves and work. */
  readonly account: ExpectedAccount
}

interface Search {
  /** Moments to which the clock was moved while the calls were made. */
  readonly moments: readonly Date[]
  readonly isObserved: (account: ExpectedAccount) => boolean
  /** Whether a call may come before all work due by then has run. */
  readonly mayLag: boolean
  /** What was tried in vain: many orders of the same calls lead to the same account. */
  readonly tried: Set<string>
}

/**
 * The order of concurrent calls, moves of the clock and scheduled work that gives each call its answer and ends in the
 * observed account; null where there is none, which is a defect of the provider. An order without lagging work is
 * preferred: it can be repeated call by call.
 */
export function findSerialOrder(
  account: ExpectedAccount,
  calls: readonly AnsweredCall[],
  moments: readonly Date[],
  isObserved: (account: ExpectedAccount) => boolean,
): SerialOrder | null {
  return (
    continueWith(account, calls, [[]], { moments, isObserved, mayLag: false, tried: new Set() }) ??
    continueWith(account, calls, [[]], { moments, isObserved, mayLag: true, tried: new Set() })
  )
}

function continueWith(
  account: ExpectedAccount,
  left: readonly AnsweredCall[],
  segments: readonly (readonly AnsweredCall[])[],
  search: Search,
): SerialOrder | null {
  const { isObserved, mayLag, tried } = search
  const state = [...left.map(nameOf), search.moments.length, account.model.fingerprint].join(' ')
  if (tried.has(state)) return null
  tried.add(state)
  const before = segments.slice(0, -1)
  const current = segments.at(-1) ?? []
  for (const [index, call] of left.entries()) {
    const next = account.after(call)
    const found =
      next && continueWith(next, left.toSpliced(index, 1), [...before, [...current, call]], search)
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
  return isObserved(end) ? { segments, isLagging: mayLag, account: end } : null
}

const nameOf = ({ call, code, requestId }: AnsweredCall): string =>
  `${'of' in call ? call.of : call.key} ${call.kind} ${code} ${requestId}`
