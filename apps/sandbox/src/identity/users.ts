import { and, eq, isNull } from 'drizzle-orm'
import { recordLock, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'

export type User = typeof users.$inferSelect

export async function userByEmail(tx: Tx, email: string): Promise<User | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.cancelledAt)))
  return user ?? null
}

/** The user, locked until the transaction ends. */
export async function lockUserRow(tx: Tx, userId: string): Promise<User> {
  recordLock(tx, 'user', userId)
  const [user] = await tx.select().from(users).where(eq(users.userId, userId)).for('no key update')
  if (!user) throw new Error('A session without its user.')
  return user
}

/** The channels for a log-in code. The first log-in after a reset requires the phone, if there is one. */
export function enrolledFactors(
  user: Pick<User, 'phone' | 'phoneVerifiedAt' | 'phoneCodeDue'>,
): readonly ('sms' | 'email')[] {
  if (!user.phone || !user.phoneVerifiedAt) return ['email']
  return user.phoneCodeDue ? ['sms'] : ['sms', 'email']
}

/** `j•••@example.com` */
export const maskedEmail = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

/** `(•••) •••-0123` */
export const maskedPhone = (phone: string) => `(•••) •••-${phone.slice(-4)}`
