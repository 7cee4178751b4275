import { forbidden } from '@coffer/provider-kit/refusal'
import { and, eq, isNull } from 'drizzle-orm'
import { findAccount } from '../banking/deposit-account.ts'
import { recordLock, type Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Caller } from '../http/call.ts'
import { isCustomer } from '../moving-money/lock-for-transfer.ts'
import { lockDepositor, hasReached, type DepositorRow } from '../onboarding/progress.ts'
import { alreadySent, noHolderStarted, notInvited, notShareable, onlyPrimary } from './joint-messages.ts'

/** The joint holder of an account, locked until the transaction ends; null if there is none. */
export async function lockJointHolder(tx: Tx, entityId: string): Promise<DepositorRow | null> {
  const [row] = await tx
    .select()
    .from(depositors)
    .where(
      and(eq(depositors.entityId, entityId), eq(depositors.isPrimary, false), isNull(depositors.cancelledAt)),
    )
    .for('no key update')
  if (row) recordLock(tx, 'depositor', row.depositorId)
  return row ?? null
}

/**
 * Locks the primary depositor. An account can be shared only while it is open and the depositor's application is
 * complete and approved.
 */
export async function lockSharingDepositor(
  tx: Tx,
  { isPrimary, depositorId }: Caller,
): Promise<DepositorRow> {
  if (!isPrimary) throw forbidden(onlyPrimary)
  const row = await lockDepositor(tx, depositorId)
  const account = await findAccount(tx, depositorId)
  if (!isCustomer(row) || account === null || account.closingSince !== null) throw forbidden(notShareable)
  return row
}

const hasSignedUp = ({ userId }: DepositorRow): boolean => userId !== null
export const isSent = (row: DepositorRow): boolean => hasReached(row, 'confirmed')
export const awaitsSignUp = (row: DepositorRow): boolean => isSent(row) && !hasSignedUp(row)

/** The holder whose application is not confirmed yet. */
export async function startedHolder(tx: Tx, { entityId }: DepositorRow): Promise<DepositorRow> {
  const holder = await lockJointHolder(tx, entityId)
  if (holder === null) throw forbidden(noHolderStarted)
  if (isSent(holder)) throw forbidden(alreadySent)
  return holder
}

/** The holder whose application is confirmed and whose sign-up is pending. */
export async function invitedHolder(tx: Tx, { entityId }: DepositorRow): Promise<DepositorRow> {
  const holder = await lockJointHolder(tx, entityId)
  if (holder === null || !awaitsSignUp(holder)) throw forbidden(notInvited)
  return holder
}
