import { hasRoomForBank, MAX_LINKED_BANKS } from '@coffer/domain/linked-banks'
import { forbidden, type LocalizedText } from '@coffer/provider-kit/refusal'
import type { Tx } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import { hasCapability } from '../http/capabilities.ts'
import { findLinkedAccounts, type LinkedAccount } from './linked-account.ts'

const noRoom: LocalizedText = {
  en: `You can have ${MAX_LINKED_BANKS} linked banks. Remove one to link another.`,
  es: `Puede tener ${MAX_LINKED_BANKS} bancos vinculados. Elimine uno para vincular otro.`,
}

/**
 * Refuses a bank beyond the limit if holders can remove one. `isReplaced` matches the banks that the new one replaces.
 */
export async function requireRoom(
  c: Call,
  tx: Tx,
  depositorId: string,
  isReplaced: (account: LinkedAccount) => boolean = () => false,
): Promise<void> {
  const others = (await findLinkedAccounts(tx, depositorId)).filter((account) => !isReplaced(account))
  if (!hasRoomForBank(others) && (await hasCapability(c, tx, 'linked_banks'))) throw forbidden(noRoom)
}
