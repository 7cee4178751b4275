import type { WireRate } from '@coffer/api-client/rates/schema'
import { type CalendarDate, easternDate } from '@coffer/domain/calendar'
import { asc } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { rateChanges } from '../database/schema/rates.ts'
import { midnight } from '../statements/periods.ts'

export interface RateChange {
  /** Percent. */
  readonly apy: string
  /** The first day on which the yield applies. */
  readonly effectiveOn: CalendarDate
  readonly announcedOn: CalendarDate
  /** The midnight at which that day begins. */
  readonly begins: Date
}

interface Opening {
  /** The yield at the opening of the account, in percent. */
  readonly apy: string
  readonly openedAt: Date
}

/** The tenant's changes, including announced ones, ordered by day. */
export async function findRateChanges(tx: Tx): Promise<RateChange[]> {
  const rows = await tx.select().from(rateChanges).orderBy(asc(rateChanges.effectiveOn))
  return rows.map(({ apy, effectiveOn, announcedOn }) => ({
    apy,
    effectiveOn,
    announcedOn,
    begins: midnight(effectiveOn),
  }))
}

/** The yield of an account on a day, in percent. */
export function apyOn(changes: readonly RateChange[], { apy, openedAt }: Opening, day: CalendarDate): string {
  const last = changes.findLast(({ effectiveOn }) => effectiveOn <= day)
  return last !== undefined && openedAt < last.begins ? last.apy : apy
}

/** The yields of an account, newest first. */
export function ratesToWire(changes: readonly RateChange[], { apy, openedAt }: Opening): WireRate[] {
  const opened = { apy, effective_on: easternDate(openedAt), announced_on: null }
  const later = changes
    .filter(({ effectiveOn }) => effectiveOn > opened.effective_on)
    .map((change) => ({
      apy: change.apy,
      effective_on: change.effectiveOn,
      announced_on: change.announcedOn,
    }))
  return [opened, ...later].toReversed()
}
