import { businessDayAt, formatDay } from './eastern-days.ts'
import type { Findings } from './findings.ts'
import type { AccountRecord, Posting } from './read-accounts.ts'
import type { InterestDue } from './recompute-interest.ts'

/** A posted interest, and the business date of its transfer. */
interface Posted {
  readonly posting: Posting
  readonly at: number
  readonly postedOn: string | null
}

/** Audits that each due interest was posted exactly once: with its amount, at its moment, for its business date. */
export function matchInterest(record: AccountRecord, due: readonly InterestDue[], findings: Findings): void {
  const posted = new PostedInterest(record)
  const account = record.account.id
  const missing: InterestDue[] = []
  for (const one of due) {
    const date = formatDay(one.day)
    const found = posted.take(one) ?? posted.take({ at: one.at })
    if (found === undefined) {
      missing.push(one)
      continue
    }
    const here = { account, ...transferField(found), date }
    findings.compare({ kind: 'interest-amount', ...here, expected: one.cents, actual: found.posting.cents })
    findings.compare({ kind: 'interest-date', ...here, expected: date, actual: found.postedOn })
    for (let again = posted.take({ at: one.at }); again; again = posted.take({ at: one.at })) {
      const actual = found.posting.cents + again.posting.cents
      findings.add({
        kind: 'interest-repeated',
        ...here,
        ...transferField(again),
        expected: one.cents,
        actual,
      })
    }
  }
  for (const { day, cents } of missing) {
    const date = formatDay(day)
    const elsewhere = posted.take({ cents })
    if (elsewhere === undefined)
      findings.add({ kind: 'interest-missing', account, date, expected: cents, actual: 0 })
    else {
      const actual = formatDay(businessDayAt(elsewhere.at))
      findings.add({
        kind: 'interest-date',
        account,
        ...transferField(elsewhere),
        date,
        expected: date,
        actual,
      })
    }
  }
  for (const left of posted.rest) {
    const here = { account, ...transferField(left), date: formatDay(businessDayAt(left.at)) }
    findings.add({ kind: 'interest-unexpected', ...here, expected: 0, actual: left.posting.cents })
  }
}

class PostedInterest {
  readonly rest: Posted[]

  constructor({ postings, transfers }: AccountRecord) {
    const dates = new Map(transfers.map(({ transfer }) => [transfer.id, transfer.postedOn]))
    this.rest = postings.flatMap((posting) =>
      posting.isInterest && posting.at !== null
        ? [{ posting, at: posting.at.getTime(), postedOn: dates.get(posting.transfer ?? '') ?? null }]
        : [],
    )
  }

  /** Removes and returns the first posting with the given moment and amount; an omitted one matches any. */
  take(wanted: { readonly at?: number; readonly cents?: number }): Posted | undefined {
    const place = this.rest.findIndex(
      ({ at, posting }) => (wanted.at ?? at) === at && (wanted.cents ?? posting.cents) === posting.cents,
    )
    return place < 0 ? undefined : this.rest.splice(place, 1)[0]
  }
}

const transferField = ({ posting }: Posted): { transfer?: string } =>
  posting.transfer === null ? {} : { transfer: posting.transfer }
