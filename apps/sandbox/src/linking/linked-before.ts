import type { LinkedAccountStatus } from '@coffer/domain/status'
import { forbidden, type ApiRefusal } from '@coffer/provider-kit/refusal'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { recordLock, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { getKeys } from '../keys/registered-keys.ts'
import type { LinkedAccount } from './linked-account.ts'

/** The depositor's account with this number, however it was linked. Archived ones are excluded. */
export async function findLinkedBefore(
  tx: Tx,
  depositorId: string,
  fingerprint: string,
): Promise<LinkedAccount | null> {
  const [found] = await tx
    .select()
    .from(linkedAccounts)
    .where(
      and(
        eq(linkedAccounts.depositorId, depositorId),
        inArray(linkedAccounts.fingerprint, [...getKeys(tx).equivalents('account-number', fingerprint)]),
        ne(linkedAccounts.status, 'ARCHIVED'),
      ),
    )
    .for('no key update')
  if (found) recordLock(tx, 'linked-account', found.id)
  return found ?? null
}

/** The latest archived account with this number. */
export async function findArchivedBefore(
  tx: Tx,
  depositorId: string,
  fingerprint: string,
): Promise<LinkedAccount | null> {
  const [found] = await tx
    .select()
    .from(linkedAccounts)
    .where(
      and(
        eq(linkedAccounts.depositorId, depositorId),
        inArray(linkedAccounts.fingerprint, [...getKeys(tx).equivalents('account-number', fingerprint)]),
        eq(linkedAccounts.status, 'ARCHIVED'),
      ),
    )
    .orderBy(desc(linkedAccounts.createdAt))
    .limit(1)
  return found ?? null
}

const linkedStatuses: readonly LinkedAccountStatus[] = ['ACTIVE', 'DEPOSITS_LOCKED', 'VIEW_ONLY']

/** Whether the account is linked already. Linking it again changes nothing, in particular not a status set by staff. */
export const isLinked = ({ status }: LinkedAccount): boolean => linkedStatuses.includes(status)

/** A locked account number stays locked, however it is linked. */
export function requireNotLocked(account: LinkedAccount): void {
  if (account.status === 'LOCKED') throw lockedNumber(account)
}

export const lockedNumber = ({ id }: Pick<LinkedAccount, 'id'>): ApiRefusal =>
  forbidden(
    {
      en: 'This account is locked. Link another one, or contact us for help.',
      es: 'Esta cuenta está bloqueada. Vincule otra o comuníquese con nosotros para recibir ayuda.',
    },
    { data: { uuid: id, status: 'LOCKED', attempts_left: 0 } },
  )

export async function insertLinked(
  tx: Tx,
  values: typeof linkedAccounts.$inferInsert,
): Promise<LinkedAccount> {
  const [linked] = await tx.insert(linkedAccounts).values(values).returning()
  if (linked === undefined) throw new Error('The account was not linked.')
  return linked
}

export async function updateLinked(
  tx: Tx,
  id: string,
  values: Partial<LinkedAccount>,
): Promise<LinkedAccount> {
  const [linked] = await tx.update(linkedAccounts).set(values).where(eq(linkedAccounts.id, id)).returning()
  if (linked === undefined) throw new Error('The linked account is gone.')
  return linked
}
