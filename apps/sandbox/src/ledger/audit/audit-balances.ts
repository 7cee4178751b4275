import { depositorPockets, type DepositorPocket } from '../movements.ts'
import type { Findings } from './findings.ts'
import type { AccountRecord } from './read-accounts.ts'

export interface NegativeBalance {
  readonly account: string
  readonly kind: DepositorPocket
  readonly balance: number
  readonly flagged: boolean
}

/** Compares the balances by the postings with the stored ones. Returns the balances, and those below zero. */
export function auditBalances(
  { account, stored, postings }: AccountRecord,
  findings: Findings,
): { readonly balances: Record<DepositorPocket, number>; readonly negative: NegativeBalance[] } {
  const balances = { pending: 0, held: 0, available: 0, outgoing: 0 }
  for (const { pocket, cents } of postings) if (pocket in balances) balances[toPocket(pocket)] += cents
  const negative: NegativeBalance[] = []
  for (const pocket of depositorPockets) {
    const balance = balances[pocket]
    const kept = stored.find(({ kind }) => kind === pocket)
    const where = { account: account.id, pocket, date: null }
    findings.compare({
      kind: 'balance-drifted',
      ...where,
      expected: balance,
      actual: kept?.balanceCents ?? null,
    })
    if (account.closedAt !== null)
      findings.compare({ kind: 'closed-with-money', ...where, expected: 0, actual: balance })
    if (balance >= 0) continue
    const flagged = kept?.overdrawnByReturn === true
    negative.push({ account: account.id, kind: pocket, balance, flagged })
    if (!flagged || pocket !== 'available')
      findings.add({ kind: 'balance-negative', ...where, expected: 0, actual: balance })
  }
  return { balances, negative }
}

export function toPocket(kind: string): DepositorPocket {
  const pocket = depositorPockets.find((one) => one === kind)
  if (pocket === undefined) throw new Error(`A deposit account has no pocket ${kind}.`)
  return pocket
}
