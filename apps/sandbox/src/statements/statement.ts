import type { CalendarDate } from '@coffer/domain/calendar'
import { addDays, interestDate } from '@coffer/domain/calendar'
import type { DepositAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { annualPercentageYieldEarned } from './annual-yield.ts'
import { midnight, type Period } from './periods.ts'
import { balancesAt, postingsIn, type StatementPosting } from './statement-postings.ts'

export type StatementLine = StatementPosting & { readonly date: CalendarDate; readonly balance: number }

/** The figures of one period, in cents: all are sums of the ledger's postings. */
export type Statement = {
  readonly period: Period
  readonly opening: number
  readonly closing: number
  readonly lines: readonly StatementLine[]
  /** Money in (without interest), and money out; both positive. */
  readonly paidIn: number
  readonly paidOut: number
  readonly interest: number
  readonly averageDailyBalance: number
  /** A percentage with two decimals, such as "4.35". */
  readonly yieldEarned: string
}

export async function readStatement(tx: Tx, account: DepositAccount, period: Period): Promise<Statement> {
  const [opening = 0] = (await balancesAt(tx, [account.id], [period.after])).get(account.id) ?? []
  const posted = (await postingsIn(tx, [account.id], period)).get(account.id) ?? []
  return statementFrom(period, opening, posted)
}

/** The figures that follow from the balance before a period and the postings in it. */
export function statementFrom(
  period: Period,
  opening: number,
  posted: readonly StatementPosting[],
): Statement {
  let balance = opening
  const lines = posted.map((one) => {
    balance += one.cents
    return { ...one, date: interestDate(one.at), balance }
  })
  const interest = sumCents(posted.filter(isInterest))
  const averageDailyBalance = averageBalance(period, opening, posted)
  return {
    period,
    opening,
    closing: closingBalance(opening, posted),
    lines,
    paidIn: sumCents(posted.filter((one) => one.cents > 0 && !isInterest(one))),
    paidOut: -sumCents(posted.filter(({ cents }) => cents < 0)),
    interest,
    averageDailyBalance,
    yieldEarned: annualPercentageYieldEarned({
      interestCents: interest,
      averageDailyBalance,
      days: period.days,
    }),
  }
}

/** The closing balance of a period, given its opening balance and its postings. */
export const closingBalance = (opening: number, posted: readonly StatementPosting[]): number =>
  opening + sumCents(posted)

export const isInterest = ({ direction }: Pick<StatementPosting, 'direction'>): boolean =>
  direction === 'ServiceToPrimary'

const sumCents = (posted: readonly StatementPosting[]): number =>
  posted.reduce((sum, { cents }) => sum + cents, 0)

/**
 * The average of the balances at the end of each day. Interest credited at midnight counts from the next day on, when
 * it earns.
 */
function averageBalance(
  { from, to, days }: Period,
  opening: number,
  posted: readonly StatementPosting[],
): number {
  let [balance, total, next] = [opening, 0, 0]
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const end = midnight(addDays(day, 1))
    for (let one = posted[next]; one !== undefined && one.at < end; one = posted[next]) {
      balance += one.cents
      next += 1
    }
    total += Math.max(0, balance)
  }
  return total / days
}
