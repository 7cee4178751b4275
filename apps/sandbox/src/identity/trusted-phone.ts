import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { hasReached } from '../onboarding/progress.ts'
import type { User } from './users.ts'

/**
 * Whether the verified phone is the owner's: they have proven the mailbox too, or were identified by an application. The
 * first phone of an account needs only the password, which a stranger who registered with this email has chosen.
 */
export async function isPhoneTrusted(tx: Tx, user: User): Promise<boolean> {
  if (!user.phone || !user.phoneVerifiedAt) return false
  if (user.emailProvenAt) return true
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, user.userId))
  return depositor !== undefined && hasReached(depositor, 'confirmed')
}
