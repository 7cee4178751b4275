import { defaultBank } from '@coffer/domain/linked-banks'
import { isUsable } from '@coffer/domain/status'
import { conflict } from '@coffer/provider-kit/refusal'
import { and, eq, ne } from 'drizzle-orm'
import { recordLock, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import type { Caller } from '../http/call.ts'
import { findLinkedAccounts, type LinkedAccount } from './linked-account.ts'
import { bankTexts } from './bank-texts.ts'
import { lockForBanks } from './lock-for-banks.ts'

/** Makes a bank the default, which is offered first. */
export async function chooseDefault(tx: Tx, caller: Caller, uuid: string): Promise<void> {
  const { bank } = await lockForBanks(tx, caller, uuid)
  if (!isUsable(bank.status))
    throw conflict(bankTexts.notUsable, { fields: { account: [bankTexts.notUsable] } })
  await makeDefault(tx, bank)
}

/**
 * Keeps the account's current default if a joint holder links a bank: otherwise the newest would be offered first, to
 * the primary holder too.
 */
export async function keepDefault(tx: Tx, { isPrimary, accountDepositorId }: Caller): Promise<void> {
  if (isPrimary) return
  const banks = await findLinkedAccounts(tx, accountDepositorId)
  const kept = defaultBank(banks.map((bank) => ({ ...bank, uuid: bank.id, isChosen: bank.isDefault })))
  if (kept !== null) await makeDefault(tx, kept)
}

async function makeDefault(tx: Tx, bank: Pick<LinkedAccount, 'id' | 'depositorId'>): Promise<void> {
  const { depositorId, id, isDefault } = linkedAccounts
  recordLock(tx, 'linked-account', bank.id)
  // Clears the old default first, since only one is allowed.
  await tx
    .update(linkedAccounts)
    .set({ isDefault: false })
    .where(and(eq(depositorId, bank.depositorId), eq(isDefault, true), ne(id, bank.id)))
  await tx.update(linkedAccounts).set({ isDefault: true }).where(eq(id, bank.id))
}
