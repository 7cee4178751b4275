import { isUsable } from '@coffer/domain/status'
import { invalid } from '@coffer/provider-kit/refusal'
import type { Tx } from '../database/in-tenant.ts'
import { ownLinkedAccount, type LinkedAccount } from '../linking/linked-account.ts'

/** The linked account to credit: the depositor's own, and ACTIVE. */
export async function requireUsable(tx: Tx, depositorId: string, id: string): Promise<LinkedAccount> {
  const linked = await ownLinkedAccount(tx, depositorId, id)
  if (linked === null || !isUsable(linked.status)) {
    throw invalid({
      linked_account_id: [{ en: 'You can’t use this account.', es: 'Esta cuenta no se puede usar.' }],
    })
  }
  return linked
}
