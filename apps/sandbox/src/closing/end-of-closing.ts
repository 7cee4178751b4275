import { addDays, easternDate } from '@coffer/domain/calendar'
import { accrueDay } from '@coffer/domain/interest'
import { eq } from 'drizzle-orm'
import { lockAccount, type DepositAccount } from '../banking/deposit-account.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { findBalance } from '../ledger/post.ts'
import { notifyHolders } from '../notices/notify-holders.ts'
import { apyOn, findRateChanges } from '../rates/rates.ts'
import { change, lockDepositor } from '../onboarding/progress.ts'

/** Closes the account after its last withdrawal has settled. From then on its holder may only view its history. */
export async function closeIfClosing(tx: Tx, accountId: string): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (account.closingSince === null) return
  const { depositorId } = account
  const { registrationStatus } = await lockDepositor(tx, depositorId)
  await set(tx, accountId, {
    closingSince: null,
    closedAt: now(tx),
    statusBeforeClosing: registrationStatus,
  })
  await change(tx, depositorId, { registrationStatus: 'VIEW_ONLY' })
  await notifyHolders(tx, depositorId, 'account-closed', {})
}

/** A return to a closed or closing account reopens it, and notifies its holder. */
export async function reopenAfterReturn(tx: Tx, accountId: string): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (account.closingSince === null && account.closedAt === null) return
  await reopen(tx, accountId)
  await notifyHolders(tx, account.depositorId, 'account-open-again', {})
}

/** Reopens an account that was closing or closed. Called before its money moves back. */
export async function reopen(tx: Tx, accountId: string): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (account.closingSince === null && account.closedAt === null) return
  await set(tx, accountId, {
    closingSince: null,
    closedAt: null,
    closingReason: null,
    statusBeforeClosing: null,
    ...(await interestMeanwhile(tx, account)),
  })
  const { registrationStatus } = await lockDepositor(tx, account.depositorId)
  const isViewing = registrationStatus === 'VIEW_ONLY' && account.statusBeforeClosing !== null
  if (isViewing) await change(tx, account.depositorId, { registrationStatus: account.statusBeforeClosing })
}

/** Money that had not left yet kept earning interest; money that had left earns again from today. */
async function interestMeanwhile(tx: Tx, account: DepositAccount) {
  const yesterday = addDays(easternDate(now(tx)), -1)
  if (account.accruedThrough >= yesterday) return {}
  const { current } = await findBalance(tx, account.id)
  const changes = await findRateChanges(tx)
  let accruedInterest = account.accruedInterest
  for (let day = addDays(account.accruedThrough, 1); day <= yesterday; day = addDays(day, 1))
    accruedInterest += accrueDay(current, apyOn(changes, account, day))
  return { accruedInterest, accruedThrough: yesterday }
}

const set = (tx: Tx, accountId: string, values: Partial<DepositAccount>) =>
  tx.update(depositAccounts).set(values).where(eq(depositAccounts.id, accountId))
