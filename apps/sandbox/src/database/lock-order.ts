/**
 * The one order in which a transaction locks rows, so that two transactions never wait for each other. Several rows of
 * one kind have an order too: an account's primary depositor before the joint holder, deposit accounts by id. Rows are
 * locked FOR NO KEY UPDATE, so that the foreign key check of another row (such as a depositor's alert) does not wait.
 */
const lockOrder = [
  'depositor',
  'user',
  'credential', // a code, an emailed link, an invitation, a linking session
  'idempotency-key',
  'deposit-account',
  'transfer',
  'linked-account',
] as const

export type Lockable = (typeof lockOrder)[number]

/** The rows locked by one transaction. */
export class HeldLocks {
  readonly #rows = new Set<string>()
  #last = 0

  /** Whether a row is locked. */
  has(kind: Lockable, id: string): boolean {
    return this.#rows.has(`${kind} ${id}`)
  }

  /** Records a row created by this transaction. No other transaction sees it, so the lock order does not apply. */
  recordOwn(kind: Lockable, id: string): void {
    this.#rows.add(`${kind} ${id}`)
  }

  /** Records the next locked row; throws if it is out of order. Locking a row again is allowed. */
  record(kind: Lockable, id: string): void {
    const row = `${kind} ${id}`
    if (this.#rows.has(row)) return
    const rank = lockOrder.indexOf(kind)
    if (rank < this.#last)
      throw new Error(`Lock order: a ${kind} is locked after a ${lockOrder[this.#last] ?? 'row'}.`)
    this.#last = rank
    this.#rows.add(row)
  }
}
