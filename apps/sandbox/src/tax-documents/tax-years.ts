import { createHash } from 'node:crypto'
import type { DepositAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { midnight, interestYear } from '../statements/periods.ts'
import { interestCredited } from '../statements/statement-postings.ts'

/** Interest of $10.00 or more in a year is reported. */
export const reportedFromCents = 10_00

/** One account's interest in one year, as reported on Form 1099-INT. */
export type TaxYear = {
  readonly uuid: string
  readonly account: DepositAccount
  readonly year: number
  readonly issuedAt: Date
  readonly interestCents: number
}

/** The bounds of a year's interest postings. */
export const yearSpan = (year: number) => ({
  after: midnight(`${year}-01-01`),
  until: midnight(`${year + 1}-01-01`),
})

/** Issued at the end of January of the next year. */
const issuedAt = (year: number): Date => midnight(`${year + 1}-01-31`)

/** The years of an account whose forms are issued, newest first. */
export async function findTaxYears(tx: Tx, account: DepositAccount, now: Date): Promise<TaxYear[]> {
  const years: TaxYear[] = []
  for (let year = interestYear(now); year >= interestYear(account.openedAt); year -= 1) {
    if (issuedAt(year) > now) continue
    const interestCents = (await interestCredited(tx, yearSpan(year), [account.id])).get(account.id) ?? 0
    if (interestCents < reportedFromCents) continue
    years.push({ uuid: formId(account.id, year), account, year, issuedAt: issuedAt(year), interestCents })
  }
  return years
}

/** A stable id of a form, derived from its account and year (a version 8 UUID). */
function formId(accountId: string, year: number): string {
  const digest = createHash('sha256').update(`1099-INT:${accountId}:${year}`).digest('hex')
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `a${digest.slice(17, 20)}`,
  ]
  return [...parts, digest.slice(20, 32)].join('-')
}
