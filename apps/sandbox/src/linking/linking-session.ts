import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { noteLock, now, type Tx } from '../database/in-tenant.ts'
import { linkingSessions } from '../database/schema/linking.ts'
import { depositorOf } from '../onboarding/progress.ts'

export type LinkingSession = typeof linkingSessions.$inferSelect

/** Lifetime of a session of the linking service: 120 minutes (the vendor's figure). */
const lifeMs = 120 * 60_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Opens a session at the linking service. Only the token's hash is stored. */
export async function openLinkingSession(
  tx: Tx,
  depositorId: string,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const accessToken = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now(tx).getTime() + lifeMs)
  await tx
    .insert(linkingSessions)
    .values({ depositorId, tokenHash: hashOf(accessToken), expiresAt, stage: 'opened' })
  return { accessToken, expiresAt }
}

/** The session of an access token, locked with its depositor until the transaction ends; null when unknown or expired. */
export async function linkingSessionOf(tx: Tx, accessToken: string): Promise<LinkingSession | null> {
  const which = eq(linkingSessions.tokenHash, hashOf(accessToken))
  const [found] = await tx
    .select({ depositorId: linkingSessions.depositorId })
    .from(linkingSessions)
    .where(which)
  if (found === undefined) return null
  await depositorOf(tx, found.depositorId)
  noteLock(tx, 'credential', `linking session ${hashOf(accessToken)}`)
  const [row] = await tx.select().from(linkingSessions).where(which).for('no key update')
  return row !== undefined && row.expiresAt > now(tx) ? row : null
}

export async function changeSession(tx: Tx, id: string, values: Partial<LinkingSession>): Promise<void> {
  await tx.update(linkingSessions).set(values).where(eq(linkingSessions.id, id))
}
