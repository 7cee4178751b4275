import type { CalendarDate } from '@coffer/domain/calendar'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { notifyMany } from '../notices/notify-many.ts'
import { interestCredited } from '../statements/statement-postings.ts'
import { reportedFromCents, spanOf } from './tax-years.ts'

/** At the start of January 31, notifies every depositor whose interest of the previous year is reported. */
export async function announceTaxDocuments(tx: Tx, date: CalendarDate): Promise<void> {
  if (!date.endsWith('-01-30')) return
  const earned = await interestCredited(tx, spanOf(Number(date.slice(0, 4)) - 1))
  const accounts = [...earned].filter(([, cents]) => cents >= reportedFromCents).map(([id]) => id)
  if (accounts.length === 0) return
  const people = await tx
    .selectDistinct({ depositorId: depositors.depositorId, email: users.email, locale: users.locale })
    .from(depositAccounts)
    .innerJoin(depositors, eq(depositors.depositorId, depositAccounts.depositorId))
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(inArray(depositAccounts.id, accounts))
  await notifyMany(tx, people, 'tax-form-ready', {})
}
