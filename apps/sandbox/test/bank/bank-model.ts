import {
  addDays,
  availableFrom,
  businessDayFrom,
  easternDate,
  easternInstant,
  settlementInstant,
  submissionDate,
  submissionInstant,
  type CalendarDate,
} from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'

/** The model's record of a transfer: when it starts, and its outcome. */
export type ModelTransfer = {
  readonly requestId: string
  readonly isIn: boolean
  readonly cents: number
  /** A scheduled one starts on the morning of its day. */
  readonly startsAt: Date
  readonly isScheduled: boolean
  readonly isClosing: boolean
  ended: 'Returned' | 'Voided' | 'Cancelled' | null
}

export type Balances = { available: number; current: number; pending: number }
export type Outcome = 'accepted' | 'refused' | 'forbidden'

const apy = '4.35'

/**
 * One savings account without a ledger: transfers by the calendar, interest by the day. It is independent of the
 * provider, and predicts every balance, status and refusal.
 */
export class BankModel {
  readonly transfers: ModelTransfer[] = []
  #interest = 0
  #accrued = 0n
  #accruedThrough: CalendarDate
  #now: Date
  #closing: ModelTransfer | null = null
  #isClosed = false

  constructor(now: Date) {
    this.#now = now
    this.#accruedThrough = addDays(easternDate(now), -1)
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  get isClosing(): boolean {
    return this.#closing !== null
  }

  /** Time passes: each midnight interest accrues and each month's end it is credited; a closing withdrawal settles. */
  advanceTo(to: Date): void {
    for (let day = easternDate(this.#now); midnightAfter(day) <= to; day = addDays(day, 1)) {
      this.#settleClosing(midnightAfter(day))
      this.#endDay(day)
    }
    this.#settleClosing(to)
    this.#now = to
  }

  start(transfer: Pick<ModelTransfer, 'requestId' | 'isIn' | 'cents'>, on: CalendarDate | null = null): void {
    const startsAt = on === null ? this.#now : new Date(easternInstant(businessDayFrom(on), 8 * 60 + 30))
    this.transfers.push({
      ...transfer,
      startsAt,
      isScheduled: on !== null,
      isClosing: false,
      ended: null,
    })
  }

  /** How many of a number of equal concurrent transfers, each with its own key, are accepted. */
  accepts(isIn: boolean, cents: number, times: number): { outcome: Outcome; count: number } {
    if (this.#isClosed || this.#closing !== null) return { outcome: 'forbidden', count: 0 }
    const { available } = this.balances()
    const count = isIn ? times : Math.max(0, Math.min(times, Math.floor(available / cents)))
    return { outcome: count === times ? 'accepted' : 'refused', count }
  }

  mayVoid(transfer: ModelTransfer): boolean {
    return !this.#isClosed && ['Initiated', 'Pending'].includes(this.statusOf(transfer))
  }

  void(transfer: ModelTransfer): void {
    if (transfer === this.#closing) this.#reopen()
    transfer.ended = this.statusOf(transfer) === 'Initiated' ? 'Cancelled' : 'Voided'
  }

  mayReturn(transfer: ModelTransfer): boolean {
    return ['Pending', 'Submitted', 'Settled'].includes(this.statusOf(transfer))
  }

  /** Any return reopens a closing or closed account. */
  return(transfer: ModelTransfer): void {
    if (this.#closing !== null || this.#isClosed) this.#reopen()
    transfer.ended = 'Returned'
  }

  mayClose(): Outcome {
    if (this.#isClosed) return 'forbidden'
    if (this.#closing !== null) return 'accepted'
    const isInProgress = this.transfers.some((one) => {
      const status = this.statusOf(one)
      return status === 'Pending' || status === 'Submitted' || this.#isHeld(one)
    })
    return isInProgress || this.balances().available < 0 ? 'refused' : 'accepted'
  }

  /** Ends schedules, pays the interest through today, and withdraws everything. */
  close(requestId: string): void {
    if (this.#closing !== null) return
    for (const one of this.transfers) if (this.statusOf(one) === 'Initiated') one.ended = 'Cancelled'
    const today = easternDate(this.#now)
    if (this.#accruedThrough < today) this.#accrued += accrueDay(this.balances().current, apy)
    this.#accruedThrough = today
    this.#credit()
    const { available } = this.balances()
    if (available === 0) {
      this.#isClosed = true
      return
    }
    const startsAt = this.#now
    const everything = { requestId, isIn: false, cents: available, startsAt, isScheduled: false }
    this.#closing = { ...everything, isClosing: true, ended: null }
    this.transfers.push(this.#closing)
  }

  statusOf({ startsAt, isScheduled, ended }: ModelTransfer, at = this.#now): string {
    if (ended !== null) return ended
    if (isScheduled && at < startsAt) return 'Initiated'
    const submitted = submissionDate(startsAt)
    if (at >= new Date(settlementInstant(submitted))) return 'Settled'
    return at >= new Date(submissionInstant(submitted)) ? 'Submitted' : 'Pending'
  }

  balances(at = this.#now): Balances {
    const pockets = { available: this.#interest, current: this.#interest, pending: 0 }
    for (const one of this.transfers) {
      const status = this.statusOf(one, at)
      if (one.ended !== null || status === 'Initiated') continue
      const isSettled = status === 'Settled'
      if (one.isIn) {
        pockets[isSettled ? 'current' : 'pending'] += one.cents
        if (isSettled && !this.#isHeld(one, at)) pockets.available += one.cents
      } else {
        pockets.available -= one.cents
        if (isSettled) pockets.current -= one.cents
      }
    }
    return pockets
  }

  #isHeld(one: ModelTransfer, at = this.#now): boolean {
    const isSettled = this.statusOf(one, at) === 'Settled'
    return one.isIn && isSettled && at < new Date(availableFrom(submissionDate(one.startsAt)))
  }

  #endDay(day: CalendarDate): void {
    if (this.#isClosed || this.#closing !== null || this.#accruedThrough >= day) return
    this.#accrued += accrueDay(this.balances(midnightAfter(day)).current, apy)
    this.#accruedThrough = day
    if (addDays(day, 1).endsWith('-01')) this.#credit()
  }

  #credit(): void {
    const { cents, carried } = postInterest(this.#accrued)
    this.#accrued = carried
    this.#interest += cents
  }

  #settleClosing(at: Date): void {
    if (this.#closing === null || this.statusOf(this.#closing, at) !== 'Settled') return
    this.#closing = null
    this.#isClosed = true
  }

  /** Money that had not left the account earned interest meanwhile. */
  #reopen(): void {
    const yesterday = addDays(easternDate(this.#now), -1)
    const { current } = this.balances()
    for (; this.#accruedThrough < yesterday; this.#accruedThrough = addDays(this.#accruedThrough, 1))
      this.#accrued += accrueDay(current, apy)
    this.#closing = null
    this.#isClosed = false
  }
}

const midnightAfter = (day: CalendarDate): Date => new Date(easternInstant(addDays(day, 1), 0))
