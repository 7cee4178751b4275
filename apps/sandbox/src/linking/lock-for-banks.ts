import { forbidden, notFound } from '@coffer/provider-kit/refusal'
import { findAccount, lockAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import type { Caller } from '../http/call.ts'
import { isCustomer } from '../moving-money/lock-for-transfer.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { bankTexts } from './bank-texts.ts'
import { findLinkedAccounts, type LinkedAccount } from './linked-account.ts'

/** An open account and its banks. */
interface AccountBanks {
  readonly accountId: string
  readonly bank: LinkedAccount
  /** All banks, newest first. */
  readonly banks: readonly LinkedAccount[]
}

/** Locks the depositor (and thereby their banks) and the account; refuses a caller who may not change the banks. */
export async function lockForBanks(
  tx: Tx,
  { isPrimary, accountDepositorId }: Caller,
  uuid: string,
): Promise<AccountBanks> {
  if (!isPrimary) throw forbidden(bankTexts.primaryOnly)
  const depositor = await lockDepositor(tx, accountDepositorId)
  const account = await findAccount(tx, accountDepositorId)
  if (!isCustomer(depositor) || account === null) throw forbidden(bankTexts.viewOnly)
  const { closingSince } = await lockAccount(tx, account.id)
  if (closingSince !== null) throw forbidden(bankTexts.closing)
  const banks = await findLinkedAccounts(tx, accountDepositorId)
  const bank = banks.find(({ id }) => id === uuid)
  if (bank === undefined) throw notFound()
  return { accountId: account.id, bank, banks }
}
