import type { Closing } from './closings.ts'
import { dailyInterest, roundToCents } from './daily-interest.ts'
import { dayAt, lastOfMonth, startOfDay, type Day } from './eastern-days.ts'

/** Due interest: its moment and its business day. */
export interface InterestDue {
  readonly at: number
  readonly day: Day
  readonly cents: number
}

/** A change of the settled balance other than by interest. */
export interface SettledChange {
  readonly at: number
  readonly sequence: number
  readonly cents: number
}

interface Life {
  /** The yield at the opening of the account. */
  readonly apy: string
  /** Later yields, by the first day on which they apply. */
  readonly rateChanges: readonly { readonly from: Day; readonly apy: string }[]
  readonly openedAt: number
  /** In the order of insertion. */
  readonly changes: readonly SettledChange[]
  readonly closings: readonly Closing[]
}

/**
 * The interest of an account from its opening, by the daily balance method. Each day earns on the balance settled at
 * its end. A month's interest is posted at its last midnight, rounded to the cent, and the rest is carried over. A
 * closing pays the interest accrued so far, that day included. After a reopening, each day since the closing earns on
 * the balance that was left.
 */
export class InterestRecomputation {
  readonly due: InterestDue[] = []
  readonly #life: Life
  readonly #byDay: readonly { readonly day: Day; readonly cents: number }[]
  #place = 0
  #settled = 0
  #paid = 0
  #accrued = 0n
  #through: Day
  #isClosed = false

  constructor(life: Life) {
    this.#life = life
    this.#byDay = life.changes
      .map(({ at, cents }) => ({ day: dayAt(at), cents }))
      .toSorted((one, other) => one.day - other.day)
    this.#through = dayAt(life.openedAt) - 1
    for (const closing of life.closings) this.#close(closing)
  }

  /** Interest accrued but not posted, in billionths of a cent. */
  get accrued(): bigint {
    return this.#accrued
  }

  get through(): Day {
    return this.#through
  }

  /** Closing or closed, so that no further day accrues. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  accrueThrough(day: Day): void {
    while (this.#through < day) {
      const balance = this.#settledOn(this.#through + 1) + this.#paid
      const monthEnd = lastOfMonth(this.#through + 1)
      // The balance stays the same until the day before the next change.
      const last = Math.min(day, monthEnd, (this.#byDay[this.#place]?.day ?? Infinity) - 1)
      this.#earn(balance, last)
      if (last === monthEnd) this.#post(startOfDay(last + 1), last)
    }
  }

  #close({ at, sequence, reopened }: Closing): void {
    const today = dayAt(at)
    this.accrueThrough(today - 1)
    if (this.#through < today)
      this.#accrued += dailyInterest(this.#balanceBefore(sequence), this.#apyOn(today))
    this.#through = Math.max(this.#through, today)
    this.#post(at, today)
    this.#isClosed = reopened === null
    if (reopened === null) return
    this.#earn(this.#balanceBefore(reopened.sequence), dayAt(reopened.at) - 1)
  }

  /** Accrues through a day on a constant balance, at each day's yield. */
  #earn(balance: number, through: Day): void {
    while (this.#through < through) {
      const first = this.#through + 1
      const change = this.#life.rateChanges.find(({ from }) => from > first)
      const last = Math.min(through, (change?.from ?? Infinity) - 1)
      this.#accrued += BigInt(last - this.#through) * dailyInterest(balance, this.#apyOn(first))
      this.#through = last
    }
  }

  #apyOn(day: Day): string {
    return this.#life.rateChanges.findLast(({ from }) => from <= day)?.apy ?? this.#life.apy
  }

  #post(at: number, day: Day): void {
    const { cents, rest } = roundToCents(this.#accrued)
    this.#accrued = rest
    if (cents <= 0) return
    this.#paid += cents
    this.due.push({ at, day, cents })
  }

  /** The settled balance at the end of a day, without interest. Days must be requested in ascending order. */
  #settledOn(day: Day): number {
    for (
      let next = this.#byDay[this.#place];
      next !== undefined && next.day <= day;
      next = this.#byDay[this.#place]
    ) {
      this.#settled += next.cents
      this.#place += 1
    }
    return this.#settled
  }

  #balanceBefore(sequence: number): number {
    const before = this.#life.changes.filter((change) => change.sequence < sequence)
    return before.reduce((sum, { cents }) => sum + cents, this.#paid)
  }
}
