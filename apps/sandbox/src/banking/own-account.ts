import { forbidden, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import type { CallersTransaction } from '../http/handler.ts'
import { isCustomer } from '../moving-money/lock-for-transfer.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { findAccount, type DepositAccount, lockAccount } from './deposit-account.ts'

/** A call of `/accounts/{uuid}` or below it, in its caller's transaction. */
export interface AccountCall extends CallersTransaction {
  readonly params: { readonly uuid: string }
}

/** The caller's open account that the path names, available to both of its holders. */
export async function ownAccount({ tx, caller, params }: AccountCall): Promise<DepositAccount> {
  const account = await findAccount(tx, caller.accountDepositorId)
  if (account === null || account.id !== params.uuid) throw notFound()
  return account
}

/** Locks the account for a change by a customer unless it is closing; `texts` explain a refusal. */
export async function lockOwnAccount(
  call: AccountCall,
  texts: Readonly<Record<'viewOnly' | 'closing', LocalizedText>>,
): Promise<string> {
  const { tx, caller } = call
  const { id } = await ownAccount(call)
  if (!isCustomer(await lockDepositor(tx, caller.accountDepositorId))) throw forbidden(texts.viewOnly)
  const { closingSince } = await lockAccount(tx, id)
  if (closingSince !== null) throw forbidden(texts.closing)
  return id
}
