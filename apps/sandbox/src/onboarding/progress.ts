import type { ExtendedStatus } from '@coffer/domain/status'
import { notFound } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { recordLock, type Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'

export type DepositorRow = typeof depositors.$inferSelect

/** The values of the last completed step, in the order of an application. */
const steps = [
  'none',
  'basic',
  'address',
  'employer',
  'confirmed',
  'bank',
  'verified',
  'disclosures',
  'funded',
  'completed',
] as const

export type LastStep = (typeof steps)[number]

/** The depositor's current row, not locked: another call may change it before this transaction ends. */
export async function findDepositor(tx: Tx, depositorId: string): Promise<DepositorRow> {
  const [row] = await tx.select().from(depositors).where(eq(depositors.depositorId, depositorId))
  if (!row) throw notFound()
  return row
}

/** The depositor, locked until the transaction ends, so that two concurrent calls never advance one application. */
export async function lockDepositor(tx: Tx, depositorId: string): Promise<DepositorRow> {
  recordLock(tx, 'depositor', depositorId)
  const [row] = await tx
    .select()
    .from(depositors)
    .where(eq(depositors.depositorId, depositorId))
    .for('no key update')
  if (!row) throw notFound()
  return row
}

export function hasReached(row: DepositorRow, step: LastStep): boolean {
  return steps.findIndex((one) => one === row.registrationLastStep) >= steps.indexOf(step)
}

/** Advances the last step to `step`, unless it is a later one already. */
export async function advanceTo(tx: Tx, depositorId: string, step: LastStep): Promise<void> {
  const row = await lockDepositor(tx, depositorId)
  if (hasReached(row, step)) return
  await change(tx, depositorId, { registrationLastStep: step })
}

export const setExtendedStatus = (tx: Tx, depositorId: string, extendedStatus: ExtendedStatus) =>
  change(tx, depositorId, { extendedStatus })

export async function change(
  tx: Tx,
  depositorId: string,
  values: Partial<typeof depositors.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await tx.update(depositors).set(values).where(eq(depositors.depositorId, depositorId))
}
