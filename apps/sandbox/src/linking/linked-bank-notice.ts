import { authenticated, type Call } from '../http/call.ts'
import type { Tx } from '../database/in-tenant.ts'
import { notifyOfAction, textUser } from '../identity/security-notices.ts'
import type { LinkedAccount } from './linked-account.ts'

/** Notifies the account's holders by alert and email, and the holder who linked the bank also by text message. */
export async function notifyOfLinkedBank(
  tx: Tx,
  c: Call,
  { institution, mask }: LinkedAccount,
): Promise<void> {
  await notifyOfAction(tx, c, { kind: 'bank-linked', institution, mask })
  await textUser(tx, authenticated(c).userId, 'bank-linked', { institution, mask })
}
