import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { hasReached } from '../onboarding/progress.ts'
import type { User } from './users.ts'

/**
 * Whether the owner has used the account: they have proven the mailbox, or were identified by an application. Until then
 * the first phone needs only the password, which a stranger who registered with this email has chosen.
 */
export async function isOwnerProven(tx: Tx, user: User): Promise<boolean> {
  if (user.emailProvenAt) return true
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, user.userId))
  return depositor !== undefined && hasReached(depositor, 'confirmed')
}

/** Whether the verified phone is the owner's. */
export const isPhoneTrusted = async (tx: Tx, user: User): Promise<boolean> =>
  Boolean(user.phone && user.phoneVerifiedAt) && (await isOwnerProven(tx, user))
