import type { DepositorPocket } from '../movements.ts'

export type FindingKind =
  | 'unbalanced-transaction'
  | 'bank-posting'
  | 'balance-drifted'
  | 'balance-negative'
  | 'closed-with-money'
  | 'posting-misplaced'
  | 'transfer-postings'
  | 'transfer-date'
  | 'transfer-stalled'
  | 'statement-count'
  | 'statement-opening'
  | 'statement-closing'
  | 'statement-movement'
  | 'interest-amount'
  | 'interest-date'
  | 'interest-missing'
  | 'interest-repeated'
  | 'interest-unexpected'
  | 'accrual-amount'
  | 'accrual-date'
  | 'request-running'
  | 'request-early'
  | 'request-result'
  | 'request-stalled'
  | 'request-without-transfer'
  | 'transfer-without-request'
  | 'goal-history'
  | 'goal-drifted'
  | 'goals-above-balance'
  | 'goal-transfer'
  | 'plan-next'
  | 'plan-date'
  | 'plan-repeated'

/** A contradiction. Amounts are in cents; accrued interest is a string, in billionths of a cent. */
export interface Finding {
  readonly kind: FindingKind
  /** The deposit account. */
  readonly account?: string
  readonly pocket?: DepositorPocket
  readonly transfer?: string
  readonly request?: string
  readonly goal?: string
  readonly plan?: string
  /** The ledger transaction. */
  readonly transaction?: string
  /** The affected day in New York. */
  readonly date: string | null
  readonly expected: number | string | null
  readonly actual: number | string | null
}

const maxListed = 50

/** Findings by kind: all are counted, but only the first ones of each kind are listed. */
export class Findings {
  readonly #listed: Finding[] = []
  readonly #totals = new Map<FindingKind, number>()

  add(finding: Finding): void {
    const total = (this.#totals.get(finding.kind) ?? 0) + 1
    this.#totals.set(finding.kind, total)
    if (total <= maxListed) this.#listed.push(finding)
  }

  /** Adds a finding unless its expected and actual values are equal. */
  compare(finding: Finding): void {
    if (finding.expected !== finding.actual) this.add(finding)
  }

  get listed(): readonly Finding[] {
    return this.#listed
  }

  get totals(): Readonly<Partial<Record<FindingKind, number>>> {
    return Object.fromEntries(this.#totals)
  }

  get total(): number {
    return [...this.#totals.values()].reduce((sum, count) => sum + count, 0)
  }
}
