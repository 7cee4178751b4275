import { isPassed } from '@coffer/domain/status'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { DepositorRow } from '../onboarding/progress.ts'

/** A joint holder may use the account after approval, except while on hold. */
export const isJoined = (row: Pick<DepositorRow, 'registrationStatus' | 'extendedStatus'>): boolean =>
  isPassed(row.registrationStatus) && row.extendedStatus !== 'HOLD'

/** The primary depositor of the account. */
export async function findPrimary(
  tx: Tx,
  { entityId }: Pick<DepositorRow, 'entityId'>,
): Promise<DepositorRow> {
  const [row] = await tx
    .select()
    .from(depositors)
    .where(and(eq(depositors.entityId, entityId), eq(depositors.isPrimary, true)))
  if (row === undefined) throw new Error('A joint holder without a primary depositor.')
  return row
}

/**
 * The primary depositor whose account a depositor uses. Linked banks, transactions and statements belong to the primary
 * depositor.
 */
export const findAccountOwner = async (tx: Tx, row: DepositorRow): Promise<DepositorRow> =>
  row.isPrimary || !isJoined(row) ? row : findPrimary(tx, row)
