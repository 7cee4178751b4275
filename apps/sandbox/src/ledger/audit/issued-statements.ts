import type { DepositAccount } from '../../banking/deposit-account.ts'
import { now, type Tx } from '../../database/in-tenant.ts'
import { statementPeriods } from '../../statements/periods.ts'
import { balancesAt, postingsIn, type StatementPosting } from '../../statements/statement-postings.ts'
import { closingBalance } from '../../statements/statement.ts'

/** The balances of one statement in cents, as shown to the depositor. */
export interface IssuedStatement {
  readonly opening: number
  /** The closing balance in the list of statements. */
  readonly closing: number
  /** The closing balance in the document: its opening balance plus its lines. */
  readonly printedClosing: number
}

/** Every statement of these accounts, oldest first, as computed by the product's code. */
export async function issuedStatements(
  tx: Tx,
  accounts: readonly DepositAccount[],
): Promise<Map<string, IssuedStatement[]>> {
  const periods = new Map(accounts.map((account) => [account.id, statementPeriods(account, now(tx))]))
  const moments = boundaryMoments([...periods.values()].flat())
  const [first] = moments
  const last = moments.at(-1)
  if (first === undefined || last === undefined) return new Map()
  const ids = accounts.map(({ id }) => id)
  const balances = await balancesAt(tx, ids, moments)
  const posted = await postingsIn(tx, ids, { after: first, until: last })
  const placeByMoment = new Map(moments.map((moment, place) => [moment.getTime(), place]))
  return new Map(
    ids.map((id) => {
      const lines = new PostingsInOrder(posted.get(id) ?? [])
      const balanceAt = (moment: Date): number =>
        balances.get(id)?.[placeByMoment.get(moment.getTime()) ?? 0] ?? 0
      const statements = (periods.get(id) ?? []).map(({ after, until }) => {
        lines.takeUntil(after)
        const opening = balanceAt(after)
        return {
          opening,
          closing: balanceAt(until),
          printedClosing: closingBalance(opening, lines.takeUntil(until)),
        }
      })
      return [id, statements]
    }),
  )
}

function boundaryMoments(periods: readonly { readonly after: Date; readonly until: Date }[]): Date[] {
  const moments = new Set(periods.flatMap(({ after, until }) => [after.getTime(), until.getTime()]))
  return [...moments].toSorted((one, other) => one - other).map((moment) => new Date(moment))
}

class PostingsInOrder {
  readonly #posted: readonly StatementPosting[]
  #place = 0

  constructor(posted: readonly StatementPosting[]) {
    this.#posted = posted
  }

  /** The next postings up to a moment, inclusive. */
  takeUntil(until: Date): StatementPosting[] {
    const start = this.#place
    for (
      let next = this.#posted[start];
      next !== undefined && next.at <= until;
      next = this.#posted[this.#place]
    )
      this.#place += 1
    return this.#posted.slice(start, this.#place)
  }
}
