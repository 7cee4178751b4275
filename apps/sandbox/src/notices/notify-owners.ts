import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import { and, asc, gt, type SQL } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { findHolders } from '../joint/account-holders.ts'
import { noticeBatchSize, notifyMany } from './notify-many.ts'

interface Batch {
  /** The accounts whose owners are notified. */
  readonly accounts: SQL | undefined
  /** The last depositor of the previous batch; null for the first batch. */
  readonly after: string | null
}

/** Notifies all holders of the next batch of accounts. Returns its last depositor, or null after the last batch. */
export async function notifyOwners<P extends EmailKind>(
  tx: Tx,
  { accounts, after }: Batch,
  purpose: P,
  data: Emails[P],
): Promise<string | null> {
  const owners = await tx
    .selectDistinct({ depositorId: depositAccounts.depositorId })
    .from(depositAccounts)
    .where(and(accounts, after === null ? undefined : gt(depositAccounts.depositorId, after)))
    .orderBy(asc(depositAccounts.depositorId))
    .limit(noticeBatchSize)
  const ids = owners.map(({ depositorId }) => depositorId)
  await notifyMany(tx, await findHolders(tx, ids), purpose, data)
  return owners[noticeBatchSize - 1]?.depositorId ?? null
}
