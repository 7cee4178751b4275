import type { CalendarDate } from './calendar.ts'

/** A change of one date of a plan, or (`amount_from`) of it and all later ones. */
export interface PlanChange {
  readonly date: CalendarDate
  readonly kind: 'skipped' | 'moved' | 'amount' | 'amount_from'
  /** Null unless it changes an amount. */
  readonly cents: number | null
  /** Null unless the date is moved. */
  readonly movedTo: CalendarDate | null
}

/** The changes to the dates of a plan, by date. */
interface ChangesByDate {
  readonly skipped: ReadonlySet<CalendarDate>
  readonly movedTo: ReadonlyMap<CalendarDate, CalendarDate>
  /** Cents. */
  readonly amounts: ReadonlyMap<CalendarDate, number>
  /** The amounts from a date on, the latest first. */
  readonly usualAmounts: readonly { readonly date: CalendarDate; readonly cents: number }[]
}

const read = new WeakMap<readonly PlanChange[], ChangesByDate>()

/** Indexed once for a list of changes: every date of a plan is looked up in it. */
export function changesByDate(changes: readonly PlanChange[]): ChangesByDate {
  const known = read.get(changes)
  if (known !== undefined) return known
  const of = (kind: PlanChange['kind']) => changes.filter((change) => change.kind === kind)
  const amounts = (kind: PlanChange['kind']) =>
    of(kind).flatMap(({ date, cents }) => (cents === null ? [] : [{ date, cents }]))
  const byDate = {
    skipped: new Set(of('skipped').map(({ date }) => date)),
    movedTo: new Map(of('moved').flatMap(({ date, movedTo }) => (movedTo === null ? [] : [[date, movedTo]]))),
    amounts: new Map(amounts('amount').map(({ date, cents }) => [date, cents])),
    usualAmounts: amounts('amount_from').toSorted((one, other) => (one.date < other.date ? 1 : -1)),
  }
  read.set(changes, byDate)
  return byDate
}
