import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { deliver, type Person } from './deliver.ts'

/** Maximum number of people notified in one transaction: rendering takes a millisecond per email. */
export const noticeBatchSize = 50

/** Sends a batch of people the same notice, each in their language and according to their settings. */
export const notifyMany = <P extends EmailKind>(
  tx: Tx,
  people: readonly Person[],
  purpose: P,
  data: Emails[P],
): Promise<void> =>
  deliver(
    tx,
    purpose,
    people.map((person) => ({ person, data })),
  )
