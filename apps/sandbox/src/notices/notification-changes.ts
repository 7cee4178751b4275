import type { NotificationChange } from '@coffer/domain/notifications'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { uuidArray } from '../database/rows.ts'
import { notificationSettings } from '../database/schema/notices.ts'

/** The settings that these depositors changed, in one query. */
export async function findSettingChanges(
  tx: Tx,
  depositorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NotificationChange[]>> {
  const { depositorId, kind, channel, isOn } = notificationSettings
  const rows = await tx
    .select({ depositorId, kind, channel, isOn })
    .from(notificationSettings)
    .where(sql`${depositorId} = any(${uuidArray(depositorIds)})`)
  return Map.groupBy(rows, (row) => row.depositorId)
}

/** Stores one setting. */
export async function changeSetting(
  tx: Tx,
  depositorId: string,
  change: NotificationChange,
  changedAt: Date,
): Promise<void> {
  const { tenant, kind, channel } = notificationSettings
  const set = { isOn: change.isOn, changedAt }
  await tx
    .insert(notificationSettings)
    .values({ depositorId, kind: change.kind, channel: change.channel, ...set })
    .onConflictDoUpdate({ target: [tenant, notificationSettings.depositorId, kind, channel], set })
}
