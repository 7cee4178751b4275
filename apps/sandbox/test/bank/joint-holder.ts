import { eq } from 'drizzle-orm'
import { depositors } from '../../src/database/schema/onboarding.ts'
import type { Bank, Person } from './open-bank.ts'

const approved = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const

/** Adds a joint holder with these statuses to a depositor's account; approved by default. */
export async function addJointHolder(
  bank: Bank,
  primary: Person,
  statuses: Partial<typeof depositors.$inferInsert> = {},
): Promise<Person> {
  const name = { firstName: 'Bea', lastName: 'Ruiz' } as const
  const holder = await bank.addDepositor('new', { ...approved, ...name, ...statuses })
  await bank.asTenant(async (tx) => {
    const [{ entityId } = { entityId: '' }] = await tx
      .select({ entityId: depositors.entityId })
      .from(depositors)
      .where(eq(depositors.depositorId, primary.depositorId))
    await tx
      .update(depositors)
      .set({ entityId, isPrimary: false })
      .where(eq(depositors.depositorId, holder.depositorId))
  })
  return holder
}
