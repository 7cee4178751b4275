import type { Tx } from '../database/in-tenant.ts'
import { authenticated, type Call } from '../http/call.ts'
import { notifyOfAction, textUser } from '../identity/security-notices.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'

/** Notifies the account's holders by alert and email, and the holder who withdraws also by text message. */
export async function notifyOfWithdrawal(
  tx: Tx,
  c: Call,
  { institution, mask }: LinkedAccount,
  cents: number,
): Promise<void> {
  await notifyOfAction(tx, c, { kind: 'withdrawal-requested', institution, mask, cents })
  await textUser(tx, authenticated(c).userId, 'withdrawal-requested', { institution, mask, cents })
}
