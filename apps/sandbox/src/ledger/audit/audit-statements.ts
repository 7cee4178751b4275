import { formatDay, dayAt, firstOfMonth, lastOfMonth, startOfDay, type Day } from './eastern-days.ts'
import type { Findings } from './findings.ts'
import type { Account, AccountRecord, Transfer } from './read-accounts.ts'

/** A change of the settled balance. */
interface Change {
  readonly at: number
  readonly cents: number
}

/**
 * Audits each month's statement: its balances are the sums of the postings until midnight, and its movements agree with
 * the transfers. Returns the number of statements.
 */
export function auditStatements(record: AccountRecord, at: number, findings: Findings): number {
  const { account, postings, statements } = record
  const months = pastMonths(account, at)
  const here = { account: account.id }
  findings.compare({
    kind: 'statement-count',
    ...here,
    date: null,
    expected: months.length,
    actual: statements.length,
  })
  const posted = new Sum(
    postings.flatMap((one) =>
      one.pocket === 'pending' || one.at === null ? [] : [{ at: one.at.getTime(), cents: one.cents }],
    ),
  )
  const moved = new Sum(record.transfers.flatMap(({ transfer }) => balanceChanges(transfer)))
  for (const [place, month] of months.entries()) {
    const date = formatDay(month.last)
    const [opening, openingByTransfers] = [posted.until(month.begins), moved.until(month.begins)]
    const [closing, closingByTransfers] = [posted.until(month.ends), moved.until(month.ends)]
    findings.compare({
      kind: 'statement-movement',
      ...here,
      date,
      expected: closingByTransfers - openingByTransfers,
      actual: closing - opening,
    })
    const issued = statements[place]
    if (issued === undefined) continue
    const shown = { ...here, date }
    findings.compare({ kind: 'statement-opening', ...shown, expected: opening, actual: issued.opening })
    findings.compare({ kind: 'statement-closing', ...shown, expected: closing, actual: issued.closing })
    if (issued.printedClosing !== issued.closing)
      findings.compare({
        kind: 'statement-closing',
        ...shown,
        expected: closing,
        actual: issued.printedClosing,
      })
  }
  return months.length
}

interface Month {
  readonly last: Day
  readonly begins: number
  readonly ends: number
}

/** The past months, from the opening of an account to its closing. */
function pastMonths({ openedAt, closedAt }: Account, at: number): Month[] {
  const lastDay = dayAt(closedAt?.getTime() ?? at)
  const months: Month[] = []
  for (
    let first = firstOfMonth(dayAt(openedAt.getTime()));
    first <= lastDay;
    first = lastOfMonth(first) + 1
  ) {
    const last = lastOfMonth(first)
    const ends = startOfDay(last + 1)
    if (ends > at) break
    months.push({ last, begins: startOfDay(first), ends })
  }
  return months
}

/** The changes of the settled balance according to a transfer's own dates. */
function balanceChanges({ direction, amountCents, status, settledAt, processedAt }: Transfer): Change[] {
  if (settledAt === null) return []
  const cents =
    direction === 'PrimaryToLinked' || direction === 'PrimaryToService' ? -amountCents : amountCents
  const settled = { at: settledAt.getTime(), cents }
  return status === 'Returned' && processedAt !== null
    ? [settled, { at: processedAt.getTime(), cents: -cents }]
    : [settled]
}

/** The sum of changes until given moments, inclusive. The moments must be ascending. */
class Sum {
  readonly #changes: readonly Change[]
  #place = 0
  #cents = 0

  constructor(changes: readonly Change[]) {
    this.#changes = changes.toSorted((one, other) => one.at - other.at)
  }

  until(moment: number): number {
    for (
      let next = this.#changes[this.#place];
      next !== undefined && next.at <= moment;
      next = this.#changes[this.#place]
    ) {
      this.#cents += next.cents
      this.#place += 1
    }
    return this.#cents
  }
}
