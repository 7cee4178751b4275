import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { eq, gt, isNull, or } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { notifyMany } from '../notices/notify-many.ts'
import { midnight } from './periods.ts'

/** On the first of a month, notifies every depositor with a statement for the month that ended with `date`. */
export async function announceStatements(tx: Tx, date: CalendarDate): Promise<void> {
  if (!addDays(date, 1).endsWith('-01')) return
  const first = midnight(`${date.slice(0, 7)}-01`)
  const people = await tx
    .select({ depositorId: depositors.depositorId, email: users.email, locale: users.locale })
    .from(depositAccounts)
    .innerJoin(depositors, eq(depositors.depositorId, depositAccounts.depositorId))
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(or(isNull(depositAccounts.closedAt), gt(depositAccounts.closedAt, first)))
  await notifyMany(tx, people, 'statement-ready', {})
}
