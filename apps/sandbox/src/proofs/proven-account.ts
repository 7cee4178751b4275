import { addDays, type CalendarDate, easternDate } from '@coffer/domain/calendar'
import type { ProofDays } from '@coffer/domain/proofs'
import { eq } from 'drizzle-orm'
import { findAllAccounts, type DepositAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { balancesAt } from '../statements/statement-postings.ts'

/** The account that proofs are about: the open one, or the one closed last. Null before one was opened. */
export const findProvenAccount = async (tx: Tx, depositorId: string): Promise<DepositAccount | null> =>
  (await findAllAccounts(tx, depositorId))[0] ?? null

/** An account, open or closed, by its id. */
export async function findAccountById(tx: Tx, id: string): Promise<DepositAccount> {
  const [account] = await tx.select().from(depositAccounts).where(eq(depositAccounts.id, id))
  if (account === undefined) throw new Error('The account of the proof was not found.')
  return account
}

/** The settled days of an account; null before the first one. */
export function proofDays(account: DepositAccount, now: Date): ProofDays | null {
  const first = easternDate(account.openedAt)
  const last = settledUntil(account, addDays(easternDate(now), -1))
  return first <= last ? { first, last } : null
}

/** Yesterday, if its end of day has run. There is none for an account that is closing or closed. */
function settledUntil(
  { closedAt, closingSince, accruedThrough }: DepositAccount,
  yesterday: CalendarDate,
): CalendarDate {
  const end = closedAt !== null ? easternDate(closedAt) : closingSince === null ? accruedThrough : yesterday
  return end < yesterday ? end : yesterday
}

/** Current and available balance at a moment, in cents. */
export async function findBalancesAt(tx: Tx, accountId: string, at: Date) {
  const current = await balancesAt(tx, [accountId], [at])
  const available = await balancesAt(tx, [accountId], [at], ['available'])
  return { current: current.get(accountId)?.[0] ?? 0, available: available.get(accountId)?.[0] ?? 0 }
}
