import { randomInt } from 'node:crypto'
import { addDays, type CalendarDate, easternDate } from '@coffer/domain/calendar'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { depositAccounts } from '../database/schema/banking.ts'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { refuseEarlierDay } from '../database/transaction-scope.ts'
import { apyOn, type RateChange, findRateChanges } from '../rates/rates.ts'
import { openPockets } from '../ledger/open.ts'

export type DepositAccount = typeof depositAccounts.$inferSelect

/** The terms that every savings account starts with. */
export const savingsProduct = { routingNumber: '110000000', apy: '4.35' } as const

/** The annual percentage yield of an account opened on a day. */
export const openingApy = (changes: readonly RateChange[], day: CalendarDate): string =>
  apyOn(changes, { apy: savingsProduct.apy, openedAt: new Date(0) }, day)

/** Never stored: each reader receives it in their own language. */
export const productName = { en: 'High-Yield Savings', es: 'Ahorros de alto rendimiento' } as const

/** The depositor's account, or null if none was opened yet. */
export async function findAccount(tx: Tx, depositorId: string): Promise<DepositAccount | null> {
  const [row] = await tx
    .select()
    .from(depositAccounts)
    .where(and(eq(depositAccounts.depositorId, depositorId), isNull(depositAccounts.closedAt)))
  return row ?? null
}

/** All accounts of the depositor, closed ones included, newest first. Documents refer to them. */
export const findAllAccounts = (tx: Tx, depositorId: string): Promise<DepositAccount[]> =>
  tx
    .select()
    .from(depositAccounts)
    .where(eq(depositAccounts.depositorId, depositorId))
    .orderBy(desc(depositAccounts.openedAt))

/**
 * Locks an account until the transaction ends, before its money moves. If the account's day ended while the call waited
 * past midnight, the call runs again.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<DepositAccount> {
  recordLock(tx, 'deposit-account', accountId)
  const [row] = await tx
    .select()
    .from(depositAccounts)
    .where(eq(depositAccounts.id, accountId))
    .for('no key update')
  if (row === undefined) throw new Error(`There is no deposit account ${accountId}.`)
  if (row.accruedThrough >= easternDate(now(tx))) await refuseEarlierDay(tx)
  return row
}

/** Opens the depositor's account unless one exists. The caller has locked the depositor. */
export async function openAccount(tx: Tx, depositorId: string, openedAt = now(tx)): Promise<DepositAccount> {
  const found = await findAccount(tx, depositorId)
  if (found !== null) return found
  const [row] = await tx
    .insert(depositAccounts)
    .values({
      depositorId,
      ...savingsProduct,
      apy: openingApy(await findRateChanges(tx), easternDate(openedAt)),
      number: `90${String(randomInt(100_000_000)).padStart(8, '0')}`,
      openedAt,
      accruedThrough: addDays(easternDate(openedAt), -1),
    })
    .returning()
  if (row === undefined) throw new Error('The account was not opened.')
  await openPockets(tx, row.id)
  return row
}

export const maskAccountNumber = (number: string): string => `•••• ${number.slice(-4)}`
