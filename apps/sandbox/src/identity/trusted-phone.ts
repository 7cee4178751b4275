import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { hasReached } from '../onboarding/progress.ts'
import type { User } from './users.ts'

/**
 * Whether the verified phone is the owner's: they have also proven access to the mailbox, or were identified by an
 * application. Adding an account's first phone requires only the password, which may have been chosen by a stranger who
 * registered with this email.
 */
export async function isPhoneTrusted(tx: Tx, user: User): Promise<boolean> {
  if (!user.phone || !user.phoneVerifiedAt) return false
  if (user.emailProvenAt) return true
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, user.userId))
  return depositor !== undefined && hasReached(depositor, 'confirmed')
}
