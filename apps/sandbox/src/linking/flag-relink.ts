import type { Tx } from '../database/in-tenant.ts'
import { findHolders } from '../joint/account-holders.ts'
import { markAsMet } from '../notices/alerts.ts'
import { notifyHolders } from '../notices/notify-holders.ts'
import { change, type DepositorRow } from '../onboarding/progress.ts'

/**
 * Sets or clears the relink flag. Notifies the holders once when it is set, and marks that alert as read when it is
 * cleared.
 */
export async function flagRelink(
  tx: Tx,
  { depositorId, relink: before }: Pick<DepositorRow, 'depositorId' | 'relink'>,
  relink: boolean,
): Promise<void> {
  if (relink === before) return
  await change(tx, depositorId, { relink })
  if (relink) return notifyHolders(tx, depositorId, 'link-again', {})
  const holders = (await findHolders(tx, [depositorId])).map((holder) => holder.depositorId)
  return markAsMet(tx, holders, 'link-again')
}
