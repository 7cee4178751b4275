import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { now, type Tx } from '../../database/in-tenant.ts'
import { passkeyChallenges } from '../../database/schema/passkeys.ts'
import { uuidOrUnusedId } from '../../requests/requests.ts'
import { ceremonyMs } from './webauthn.ts'

type Row = typeof passkeyChallenges.$inferSelect

/** The purpose of a challenge; `sessionId` is null for a visitor who logs in. */
export type ChallengeScope = Pick<Row, 'purpose' | 'sessionId'>

export interface IssuedChallenge {
  readonly challengeId: string
  readonly challenge: Uint8Array<ArrayBuffer>
}

/** Maximum number of expired challenges that a new one deletes. */
const deletedAtOnce = 20

export async function issueChallenge(tx: Tx, scope: ChallengeScope): Promise<IssuedChallenge> {
  await deleteExpired(tx)
  const challengeId = crypto.randomUUID()
  const challenge = crypto.getRandomValues(new Uint8Array(32))
  await tx.insert(passkeyChallenges).values({
    ...scope,
    challengeId,
    challenge: Buffer.from(challenge).toString('base64url'),
    expiresAt: new Date(now(tx).getTime() + ceremonyMs),
  })
  return { challengeId, challenge }
}

/**
 * Uses up a challenge, so that no second response can use it; null if it belongs to another session or purpose, was
 * used, or has expired.
 */
export async function consumeChallenge(
  tx: Tx,
  challengeId: string,
  { purpose, sessionId }: ChallengeScope,
): Promise<string | null> {
  const [used] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeId, uuidOrUnusedId(challengeId)),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, now(tx)),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return used?.challenge ?? null
}

async function deleteExpired(tx: Tx): Promise<void> {
  const expired = tx
    .select({ challengeId: passkeyChallenges.challengeId })
    .from(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now(tx)))
    .limit(deletedAtOnce)
    // Another transaction may be deleting the same rows.
    .for('update', { skipLocked: true })
  await tx.delete(passkeyChallenges).where(inArray(passkeyChallenges.challengeId, expired))
}
