import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { deliver, type Person } from './deliver.ts'

/** The columns of a person, from `depositors` joined with `users`. */
export const personColumns = {
  depositorId: depositors.depositorId,
  email: users.email,
  locale: users.locale,
  phone: users.phone,
  phoneVerifiedAt: users.phoneVerifiedAt,
}

/** Notifies a depositor by an alert and an email with the same text, according to their settings. */
export const notify = async <P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> => deliver(tx, purpose, [{ person: await findPerson(tx, depositorId), data }])

/** Notifies a depositor according to their settings, without an alert. */
export const notifyWithoutAlert = async <P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> =>
  deliver(tx, purpose, [{ person: await findPerson(tx, depositorId), data }], { withoutAlert: true })

async function findPerson(tx: Tx, depositorId: string): Promise<Person> {
  const [person] = await tx
    .select(personColumns)
    .from(depositors)
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(eq(depositors.depositorId, depositorId))
  if (person === undefined) throw new Error('The depositor has no email.')
  return person
}
