import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { deliver, type Person } from './deliver.ts'

/** The most people notified in one transaction: rendering their emails takes a millisecond each. */
export const noticeBatchSize = 50

/** Notifies a batch of people of the same thing, each in their language and as they have set it. */
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
