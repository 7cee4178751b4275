import { isPassed } from '@coffer/domain/status'
import { forbidden, type LocalizedText } from '@coffer/provider-kit/refusal'
import { findAccount, lockAccount, type DepositAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { lockDepositor, hasReached, type DepositorRow } from '../onboarding/progress.ts'

/** Whether the depositor's application is complete and approved. */
export const isCustomer = (depositor: DepositorRow): boolean =>
  hasReached(depositor, 'completed') && isPassed(depositor.registrationStatus)

const beingClosed: LocalizedText = {
  en: 'Your account is closing. Your full balance is on its way to your linked bank.',
  es: 'Su cuenta se está cerrando: todo su saldo va en camino a su cuenta vinculada.',
}

/** Locks the depositor and the account. The application must be complete and approved, without a pending relink. */
export async function lockDepositorForTransfer(tx: Tx, depositorId: string): Promise<DepositAccount> {
  const depositor = await lockDepositor(tx, depositorId)
  const account = await findAccount(tx, depositorId)
  if (!isCustomer(depositor) || depositor.relink || account === null) {
    throw forbidden({
      en: 'You can’t move money right now.',
      es: 'No se puede mover dinero en este momento.',
    })
  }
  if (account.closingSince !== null) throw forbidden(beingClosed)
  return lockAccount(tx, account.id)
}
