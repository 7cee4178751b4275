import { eq } from 'drizzle-orm'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { linkingSessions } from '../database/schema/linking.ts'
import { newToken } from '../identity/tokens.ts'
import { toFingerprint, hasFingerprint } from '../keys/registered-keys.ts'
import { lockDepositor } from '../onboarding/progress.ts'

export type LinkingSession = typeof linkingSessions.$inferSelect

/** Lifetime of a session of the linking service: 120 minutes, as the vendor specifies. */
const lifeMs = 120 * 60_000

/** Opens a session at the linking service. Only the hash of its token is stored. */
export async function openLinkingSession(
  tx: Tx,
  depositorId: string,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const accessToken = newToken()
  const expiresAt = new Date(now(tx).getTime() + lifeMs)
  await tx
    .insert(linkingSessions)
    .values({ depositorId, tokenHash: toFingerprint(tx, 'token', accessToken), expiresAt, stage: 'opened' })
  return { accessToken, expiresAt }
}

/** The session of an access token, locked with its depositor until the transaction ends; null if unknown or expired. */
export async function lockLinkingSession(tx: Tx, accessToken: string): Promise<LinkingSession | null> {
  const which = hasFingerprint(tx, linkingSessions.tokenHash, 'token', accessToken)
  const [found] = await tx
    .select({ id: linkingSessions.id, depositorId: linkingSessions.depositorId })
    .from(linkingSessions)
    .where(which)
  if (found === undefined) return null
  await lockDepositor(tx, found.depositorId)
  recordLock(tx, 'credential', `linking session ${found.id}`)
  const [row] = await tx.select().from(linkingSessions).where(which).for('no key update')
  return row !== undefined && row.expiresAt > now(tx) ? row : null
}

export async function changeSession(tx: Tx, id: string, values: Partial<LinkingSession>): Promise<void> {
  await tx.update(linkingSessions).set(values).where(eq(linkingSessions.id, id))
}
