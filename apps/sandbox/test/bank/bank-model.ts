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

/** A transfer in the model: the times of its steps by the calendar, and its outcome. */
export type ModelTransfer = {
  readonly requestId: string
  readonly isIn: boolean
  readonly cents: number
  readonly isScheduled: boolean
  readonly isClosing: boolean
  readonly createdAt: Date
  /** When it starts (a scheduled transfer on the morning of its day), and when its later steps are due. */
  readonly steps: {
    readonly start: Date
    readonly submit: Date
    readonly settle: Date
    readonly release: Date
  }
  /** The time up to which its scheduled work has run. */
  readonly workedThrough: Date
  /** The current balance in cents after it settled; null before. */
  readonly balanceAfter: number | null
  readonly ended: 'Returned' | 'Voided' | 'Cancelled' | null
  readonly endedAt: Date | null
}

export type Balances = { available: number; current: number; pending: number }
export type Outcome = 'accepted' | 'refused' | 'forbidden'

/** Scheduled work of the account: the next step of a transfer, or the end of a day if `transfer` is null. */
type DueStep = { readonly at: Date; readonly transfer: ModelTransfer | null }

const apy = '4.35'

/**
 * A model of one savings account, independent of the provider and without a ledger: transfers follow the calendar,
 * and interest accrues by the day. It predicts every balance, status and refusal. Scheduled work may lag behind the
 * clock, as it does in a provider while another of its processes moves the clock.
 */
export class BankModel {
  transfers: ModelTransfer[] = []
  #interest = 0
  #accrued = 0n
  #accruedThrough: CalendarDate
  #endedThrough: CalendarDate
  #now: Date
  #closing: string | null = null
  #isClosed = false

  constructor(now: Date) {
    this.#now = now
    this.#accruedThrough = addDays(easternDate(now), -1)
    this.#endedThrough = this.#accruedThrough
  }

  /** An independent copy, to try a possible order of events. */
  clone(): BankModel {
    const copy = new BankModel(this.#now)
    copy.transfers = [...this.transfers]
    copy.#interest = this.#interest
    copy.#accrued = this.#accrued
    copy.#accruedThrough = this.#accruedThrough
    copy.#endedThrough = this.#endedThrough
    copy.#closing = this.#closing
    copy.#isClosed = this.#isClosed
    return copy
  }

  /** Equal for two models whose predictions are equal from now on. */
  get fingerprint(): string {
    const transfers = this.transfers.map(
      ({ requestId, workedThrough, ended, endedAt }) =>
        `${requestId} ${workedThrough.getTime()} ${ended} ${endedAt?.getTime()}`,
    )
    const days = `${this.#accruedThrough} ${this.#endedThrough} ${this.#now.getTime()}`
    return `${this.#interest} ${this.#accrued} ${days} ${this.#closing} ${this.#isClosed} ${transfers.sort().join()}`
  }

  get now(): Date {
    return this.#now
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  get isClosing(): boolean {
    return this.#closing !== null
  }

  /** The id of the request that is closing the account; null if there is none. */
  get closingRequestId(): string | null {
    return this.#closing
  }

  /** Sorts transfers as the provider does, which decides the order of those made at the same moment. */
  sortLike(requestIds: readonly string[]): void {
    const places = new Map(requestIds.map((id, place) => [id, place]))
    const placeOf = ({ requestId }: ModelTransfer): number => places.get(requestId) ?? 0
    this.transfers.sort((one, other) => placeOf(one) - placeOf(other))
  }

  /** Moves the clock and runs all work due by then. */
  advanceTo(to: Date): void {
    this.moveClock(to)
    this.runDueWork()
  }

  /** Moves the clock without running any work. */
  moveClock(to: Date): void {
    this.#now = to
  }

  runDueWork(): void {
    while (this.runNextStep());
  }

  /** Runs the step that is due first; returns false if none is due. */
  runNextStep(): boolean {
    const [next] = this.#dueSteps()
    if (next === undefined) return false
    const { at, transfer } = next
    if (transfer === null) this.#endDay()
    else {
      const isSettled = at.getTime() === transfer.steps.settle.getTime()
      this.#change(transfer, { workedThrough: at })
      if (isSettled) this.#change(transfer, { balanceAfter: this.balances().current })
      const isClosed = isSettled && transfer.requestId === this.#closing
      if (isClosed) this.#closing = null
      this.#isClosed ||= isClosed
    }
    return true
  }

  start(
    { requestId, isIn, cents }: Pick<ModelTransfer, 'requestId' | 'isIn' | 'cents'>,
    on: CalendarDate | null = null,
  ): void {
    this.#add({ requestId, isIn, cents, isScheduled: on !== null, isClosing: false }, on)
  }

  /** How many of `times` equal concurrent transfers, each with its own idempotency key, are accepted. */
  predictTransfers(isIn: boolean, cents: number, times: number): { outcome: Outcome; count: number } {
    if (this.#isClosed || this.#closing !== null) return { outcome: 'forbidden', count: 0 }
    const { available } = this.balances()
    const count = isIn ? times : Math.max(0, Math.min(times, Math.floor(available / cents)))
    return { outcome: count === times ? 'accepted' : 'refused', count }
  }

  canVoid(transfer: ModelTransfer): boolean {
    return !this.#isClosed && ['Initiated', 'Pending'].includes(this.statusOf(transfer))
  }

  void(transfer: ModelTransfer): void {
    if (transfer.requestId === this.#closing) this.#reopen()
    this.#end(transfer, this.statusOf(transfer) === 'Initiated' ? 'Cancelled' : 'Voided')
  }

  canReturn(transfer: ModelTransfer): boolean {
    return ['Pending', 'Submitted', 'Settled'].includes(this.statusOf(transfer))
  }

  /** Any return reopens a closing or closed account. */
  return(transfer: ModelTransfer): void {
    if (this.#closing !== null || this.#isClosed) this.#reopen()
    this.#end(transfer, 'Returned')
  }

  closingOutcome(): Outcome {
    if (this.#isClosed) return 'forbidden'
    if (this.#closing !== null) return 'accepted'
    const isInProgress = this.transfers.some((one) => {
      const status = this.statusOf(one)
      return status === 'Pending' || status === 'Submitted' || isHeld(one)
    })
    return isInProgress || this.balances().available < 0 ? 'refused' : 'accepted'
  }

  /** Cancels scheduled deposits, pays the interest through today, and withdraws everything. */
  close(requestId: string): void {
    if (this.#closing !== null) return
    const today = easternDate(this.#now)
    this.#accrueThrough(addDays(today, -1))
    for (const one of this.transfers) if (this.statusOf(one) === 'Initiated') this.#end(one, 'Cancelled')
    if (this.#accruedThrough < today) this.#accrued += accrueDay(this.balances().current, apy)
    this.#accruedThrough = today
    this.#credit()
    const { available } = this.balances()
    if (available === 0) {
      this.#isClosed = true
      return
    }
    this.#closing = requestId
    this.#add({ requestId, isIn: false, cents: available, isScheduled: false, isClosing: true }, null)
  }

  statusOf({ steps, workedThrough, isScheduled, ended }: ModelTransfer): string {
    if (ended !== null) return ended
    if (isScheduled && workedThrough < steps.start) return 'Initiated'
    if (this.hasSettled({ steps, workedThrough })) return 'Settled'
    return workedThrough >= steps.submit ? 'Submitted' : 'Pending'
  }

  /** Whether a transfer has settled, even if it was returned afterwards. */
  hasSettled({ steps, workedThrough }: Pick<ModelTransfer, 'steps' | 'workedThrough'>): boolean {
    return workedThrough >= steps.settle
  }

  balances(): Balances {
    const pockets = { available: this.#interest, current: this.#interest, pending: 0 }
    for (const one of this.transfers) {
      const status = this.statusOf(one)
      if (one.ended !== null || status === 'Initiated') continue
      const isSettled = status === 'Settled'
      if (one.isIn) {
        pockets[isSettled ? 'current' : 'pending'] += one.cents
        if (isSettled && !isHeld(one)) pockets.available += one.cents
      } else {
        pockets.available -= one.cents
        if (isSettled) pockets.current -= one.cents
      }
    }
    return pockets
  }

  /** The due steps in the order in which they run: first by time, then by when they were scheduled. */
  #dueSteps(): DueStep[] {
    const midnight = midnightAfter(addDays(this.#endedThrough, 1))
    const steps: DueStep[] = midnight <= this.#now ? [{ at: midnight, transfer: null }] : []
    for (const transfer of this.transfers) {
      const at = nextStep(transfer)
      if (at !== null && at <= this.#now) steps.push({ at, transfer })
    }
    return steps.sort(
      (one, other) => Number(one.at) - Number(other.at) || scheduledAt(one) - scheduledAt(other),
    )
  }

  #add(
    transfer: Pick<ModelTransfer, 'requestId' | 'isIn' | 'cents' | 'isScheduled' | 'isClosing'>,
    on: CalendarDate | null,
  ): void {
    const start = on === null ? this.#now : new Date(easternInstant(businessDayFrom(on), 8 * 60 + 30))
    const submitted = submissionDate(start)
    const steps = {
      start,
      submit: new Date(submissionInstant(submitted)),
      settle: new Date(settlementInstant(submitted)),
      release: new Date(availableFrom(submitted)),
    }
    const before = {
      createdAt: this.#now,
      workedThrough: this.#now,
      balanceAfter: null,
      ended: null,
      endedAt: null,
    }
    this.transfers.push({ ...transfer, ...before, steps })
  }

  #end(transfer: ModelTransfer, ended: ModelTransfer['ended']): void {
    this.#change(transfer, { ended, endedAt: this.#now })
  }

  /** Replaces a record instead of changing it, because clones share records. */
  #change({ requestId }: ModelTransfer, values: Partial<ModelTransfer>): void {
    this.transfers = this.transfers.map((one) => (one.requestId === requestId ? { ...one, ...values } : one))
  }

  #endDay(): void {
    this.#endedThrough = addDays(this.#endedThrough, 1)
    if (!this.#isClosed && this.#closing === null) this.#accrueThrough(this.#endedThrough)
  }

  #accrueThrough(date: CalendarDate): void {
    for (let day = addDays(this.#accruedThrough, 1); day <= date; day = addDays(day, 1)) {
      this.#accrued += accrueDay(this.#settledBefore(midnightAfter(day)), apy)
      this.#accruedThrough = day
      if (addDays(day, 1).endsWith('-01')) this.#credit()
    }
  }

  /** The current balance just before a moment, including transfers that have been returned since. */
  #settledBefore(moment: Date): number {
    return this.transfers
      .filter(
        ({ steps, workedThrough, endedAt }) =>
          workedThrough >= steps.settle && steps.settle < moment && (endedAt === null || endedAt >= moment),
      )
      .reduce((sum, { isIn, cents }) => sum + (isIn ? cents : -cents), this.#interest)
  }

  #credit(): void {
    const { cents, carried } = postInterest(this.#accrued)
    this.#accrued = carried
    this.#interest += cents
  }

  /** Accrues interest for the days since the closing, because the money never left the account. */
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

const isHeld = ({ isIn, steps, workedThrough, ended }: ModelTransfer): boolean =>
  isIn && ended === null && workedThrough >= steps.settle && workedThrough < steps.release

/** When a step was scheduled: each step of a transfer schedules the next one. */
const scheduledAt = ({ transfer }: DueStep): number => Number(transfer?.workedThrough ?? 0)

/** The time of a transfer's next scheduled work; null if none is left. */
function nextStep({ steps, isIn, workedThrough, ended }: ModelTransfer): Date | null {
  if (ended !== null) return null
  const last = isIn ? steps.release : steps.settle
  return [steps.start, steps.submit, steps.settle, last].find((at) => at > workedThrough) ?? null
}
