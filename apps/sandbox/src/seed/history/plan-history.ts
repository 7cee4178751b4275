import {
  addDays,
  availableFrom,
  businessDayFrom,
  easternDate,
  easternInstant,
  settlementInstant,
  type CalendarDate,
} from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'

/** A settled transfer of the past. Amounts are in cents; `delta` is the change of the current balance. */
export type PastTransfer = {
  direction: 'LinkedToPrimary' | 'PrimaryToLinked' | 'ServiceToPrimary'
  amount: number
  delta: number
  created: string
  submitted: string | null
  processed: string
  released: string | null
  balanceAfter: number
}

export type HistoryPlan = {
  transfers: PastTransfer[]
  /** Interest accrued since the last posting, in billionths of a cent as in the domain. */
  accrued: bigint
  accruedThrough: CalendarDate
  openedAt: string
}

export type HistoryOptions = {
  /** The yield on a day, in percent. */
  apyOn: (day: CalendarDate) => string
  /** The age of the account in days. */
  days: number
  /** The number of transactions, including each month's interest. */
  transactions: number
  firstDeposit: number
  now: Date
}

type Planned = Omit<PastTransfer, 'balanceAfter'>

/**
 * A plausible history: transfers on business days that are settled and available by now, and interest posted at the end
 * of each month. Deterministic.
 */
export function planHistory(wish: HistoryOptions): HistoryPlan {
  const today = easternDate(wish.now)
  const opened = addDays(today, -wish.days)
  const through = addDays(today, -1)
  const funded = settlementDay(businessDayFrom(opened))
  const count = wish.transactions - monthEnds(funded, through)
  const span = wish.days - daysToRelease
  const byDay = new Map<CalendarDate, Planned[]>()
  for (let index = 0; index < count; index += 1) {
    const submitted = businessDayFrom(addDays(opened, Math.floor((index * span) / count)))
    const settled = settlementDay(submitted)
    const sameDay = byDay.get(settled) ?? []
    byDay.set(settled, [...sameDay, transferOn(submitted, index, sameDay.length, wish.firstDeposit)])
  }
  return simulate(byDay, opened, through, wish.apyOn)
}

/** A deposit requested this many days ago is available today, in spite of weekends and holidays. */
const daysToRelease = 14

const settlementDay = (submitted: CalendarDate): CalendarDate => easternDate(settlementInstant(submitted))

const minutesPerHour = 60

function monthEnds(from: CalendarDate, through: CalendarDate): number {
  let count = 0
  for (let day = from; day <= through; day = addDays(day, 1)) if (isMonthEnd(day)) count += 1
  return count
}

const isMonthEnd = (day: CalendarDate): boolean => addDays(day, 1).endsWith('-01')

/** Four deposits, then a withdrawal of about the same sum, so that the balance grows slowly. */
function transferOn(submitted: CalendarDate, index: number, nth: number, firstDeposit: number): Planned {
  const isOut = index % 5 === 4
  const usual = isOut ? 89_000 + ((index * 7_919) % 40_000) : 5_000 + ((index * 6_131) % 45_000)
  const amount = index === 0 ? firstDeposit : usual
  return {
    direction: isOut ? 'PrimaryToLinked' : 'LinkedToPrimary',
    amount,
    delta: isOut ? -amount : amount,
    created: easternInstant(submitted, 9 * minutesPerHour + nth * 15),
    submitted: easternInstant(submitted, 16 * minutesPerHour),
    processed: settlementInstant(submitted),
    released: isOut ? null : availableFrom(submitted),
  }
}

function simulate(
  byDay: ReadonlyMap<CalendarDate, Planned[]>,
  opened: CalendarDate,
  through: CalendarDate,
  apyOn: HistoryOptions['apyOn'],
): HistoryPlan {
  const transfers: PastTransfer[] = []
  let balance = 0
  let accrued = 0n
  const add = (planned: Planned): void => {
    balance += planned.delta
    transfers.push({ ...planned, balanceAfter: balance })
  }
  for (let day = opened; day <= through; day = addDays(day, 1)) {
    for (const planned of byDay.get(day) ?? []) if (balance + planned.delta >= 0) add(planned)
    accrued += accrueDay(balance, apyOn(day))
    if (!isMonthEnd(day)) continue
    const { cents, carried } = postInterest(accrued)
    accrued = carried
    if (cents > 0) add(interestAt(easternInstant(addDays(day, 1), 0), cents))
  }
  return { transfers, accrued, accruedThrough: through, openedAt: easternInstant(opened, 9 * minutesPerHour) }
}

const interestAt = (at: string, cents: number): Planned => ({
  direction: 'ServiceToPrimary',
  amount: cents,
  delta: cents,
  created: at,
  submitted: null,
  processed: at,
  released: at,
})
