import type { Tx } from '../database/in-tenant.ts'
import type { Call, Caller } from '../http/call.ts'
import { forbidden, notFound, type LocalizedText } from '../http/refusal.ts'
import { isCustomer } from '../moving-money/lock-for-transfer.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { findAccount, type DepositAccount, lockAccount } from './deposit-account.ts'

/** The caller's open account that the path names (`/accounts/:uuid/…`), available to both of its holders. */
export async function ownAccount(
  c: Call,
  tx: Tx,
  { accountDepositorId }: Pick<Caller, 'accountDepositorId'>,
): Promise<DepositAccount> {
  const account = await findAccount(tx, accountDepositorId)
  if (account === null || account.id !== c.req.param('uuid')) throw notFound()
  return account
}

/** Locks the account for a change by a customer unless it is closing; `texts` explain a refusal. */
export async function lockOwnAccount(
  c: Call,
  tx: Tx,
  caller: Caller,
  texts: Readonly<Record<'viewOnly' | 'closing', LocalizedText>>,
): Promise<string> {
  const { id } = await ownAccount(c, tx, caller)
  if (!isCustomer(await lockDepositor(tx, caller.accountDepositorId))) throw forbidden(texts.viewOnly)
  const { closingSince } = await lockAccount(tx, id)
  if (closingSince !== null) throw forbidden(texts.closing)
  return id
}
