import { and, eq, isNull, ne } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { emailLinks, rememberedDevices, sessions, users } from '../database/schema/identity.ts'
import { endSessions } from './sessions.ts'

/** Ends a user's sessions except one, and forgets every remembered device. */
export async function revokeAccess(tx: Tx, userId: string, exceptSession?: string): Promise<void> {
  await endSessions(tx, userId, exceptSession)
  await tx
    .update(rememberedDevices)
    .set({ forgotten: true })
    .where(and(eq(rememberedDevices.userId, userId), eq(rememberedDevices.forgotten, false)))
  if (exceptSession !== undefined)
    await tx.update(sessions).set({ deviceId: null }).where(eq(sessions.sessionId, exceptSession))
}

/** Uses up the links emailed to a user, except those of security notices, each of which protects the user. */
export const revokeEmailedLinks = (tx: Tx, userId: string) =>
  tx
    .update(emailLinks)
    .set({ usedAt: now(tx) })
    .where(and(eq(emailLinks.userId, userId), isNull(emailLinks.usedAt), ne(emailLinks.purpose, 'not-me')))

/**
 * Locks a user until a reset, and ends the sessions that are logged in. Sessions that wait for a code stay, to receive
 * the reason.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ lockedAt: now(tx) })
    .where(eq(users.userId, userId))
  await tx
    .update(sessions)
    .set({ endedAt: now(tx) })
    .where(and(eq(sessions.userId, userId), eq(sessions.stage, 'full')))
}
