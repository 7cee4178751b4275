import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { findHolders } from '../joint/account-holders.ts'
import { deliver } from './deliver.ts'
import { notifyMany } from './notify-many.ts'

/** Notifies every holder of a depositor's account about its money, each according to their settings. */
export const notifyHolders = async <P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> => notifyMany(tx, await findHolders(tx, [depositorId]), purpose, data)

/** Notifies the holders in the same way, but without an alert. */
export async function notifyHoldersWithoutAlert<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  const people = await findHolders(tx, [depositorId])
  await deliver(
    tx,
    purpose,
    people.map((person) => ({ person, data })),
    { withoutAlert: true },
  )
}
