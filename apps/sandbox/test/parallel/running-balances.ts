import type { BankModel, ModelTransfer } from '../bank/bank-model.ts'
import type { ObservedAccount } from './depositor-call.ts'

/**
 * Throws unless the balances shown with the transfers that have settled since `before` are running balances that start
 * from the balance of the model. Transfers that settle at the same moment may do so in any order. Nothing is compared
 * after a concurrent return, which changes the balances in between.
 */
export function requireRunningBalances(
  before: BankModel,
  after: BankModel,
  { transfers }: ObservedAccount,
): void {
  const earlier = new Map(before.transfers.map((one) => [one.requestId, before.statusOf(one)]))
  const reached = (status: string): ModelTransfer[] =>
    after.transfers.filter((one) => after.statusOf(one) === status && earlier.get(one.requestId) !== status)
  if (reached('Returned').length > 0) return
  const shown = new Map(transfers.map(({ requestId, balanceAfter }) => [requestId, balanceAfter]))
  const groups = Map.groupBy(reached('Settled'), ({ steps }) => steps.settle.getTime())
  for (const group of groups.values()) {
    const moves = group.map(({ requestId, isIn, cents, balanceAfter }) => ({
      cents: isIn ? cents : -cents,
      expected: balanceAfter,
      shown: shown.get(requestId) ?? null,
    }))
    const isRunning = moves.some(
      ({ cents, expected }) =>
        expected !== null &&
        canFollow(
          moves.map((one) => ({ cents: one.cents, balance: one.expected })),
          expected - cents,
        ) &&
        canFollow(
          moves.map((one) => ({ cents: one.cents, balance: one.shown })),
          expected - cents,
        ),
    )
    if (!isRunning) throw new Error(`These are not running balances: ${JSON.stringify(moves)}`)
  }
}

interface Move {
  readonly cents: number
  readonly balance: number | null
}

/** Whether the moves can be ordered so that each leads to its own balance, starting from a balance. */
const canFollow = (moves: readonly Move[], from: number): boolean =>
  moves.length === 0 ||
  moves.some(
    ({ cents, balance }, index) => balance === from + cents && canFollow(moves.toSpliced(index, 1), balance),
  )
