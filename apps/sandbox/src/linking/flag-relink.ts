import type { Tx } from '../database/in-tenant.ts'
import { notifyHolders } from '../notices/notify-holders.ts'
import { change, type DepositorRow } from '../onboarding/progress.ts'

/** Sets or clears the relink flag; notifies the depositor once when it is set. */
export async function flagRelink(
  tx: Tx,
  { depositorId, relink: before }: Pick<DepositorRow, 'depositorId' | 'relink'>,
  relink: boolean,
): Promise<void> {
  if (relink === before) return
  await change(tx, depositorId, { relink })
  if (relink) await notifyHolders(tx, depositorId, 'link-again', {})
}
