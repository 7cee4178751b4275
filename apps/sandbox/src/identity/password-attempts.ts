import { and, eq, lte, sql } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { passwordFailures } from '../database/schema/identity.ts'
import { toFingerprint, hasFingerprint } from '../keys/registered-keys.ts'

/** Consecutive wrong passwords that lock. */
const maxFailures = 5
const lockMs = 60 * 60 * 1000

/** Device id of all log-ins without a remembered device. */
const noDevice = ''

/** Scope in which attempts are counted together: each remembered device of an account, and all other devices. */
export interface AttemptsOf {
  readonly email: string
  /** Null for a device that the account does not remember. */
  readonly deviceId: string | null
}

/** Whether the password may be used; `just-locked` once, for the attempt that locked. */
export type AttemptStatus = 'open' | 'just-locked' | 'locked'

/**
 * Counts an attempt, in the same way for unknown and for registered emails. Five wrong ones lock: a remembered device
 * until a reset, all others for an hour, because anyone can cause those.
 */
export async function countAttempt(
  tx: Tx,
  { email, deviceId }: AttemptsOf,
  isRight: boolean,
): Promise<AttemptStatus> {
  const own = and(
    hasFingerprint(tx, passwordFailures.emailHash, 'email', email),
    eq(passwordFailures.deviceId, deviceId ?? noDevice),
  )
  if (deviceId === null)
    await tx
      .delete(passwordFailures)
      .where(and(own, lte(passwordFailures.lockedAt, new Date(now(tx).getTime() - lockMs))))
  const more = isRight ? 0 : 1
  const [counted] = await tx
    .insert(passwordFailures)
    .values({
      emailHash: toFingerprint(tx, 'email', email),
      deviceId: deviceId ?? noDevice,
      failures: more,
      triedAt: now(tx),
    })
    .onConflictDoUpdate({
      target: [passwordFailures.tenant, passwordFailures.emailHash, passwordFailures.deviceId],
      set: {
        failures: sql`least(${passwordFailures.failures} + ${more}, ${maxFailures})`,
        triedAt: now(tx),
      },
    })
    .returning()
  if (!counted || counted.failures < maxFailures) {
    if (isRight) await tx.delete(passwordFailures).where(own)
    return 'open'
  }
  if (counted.lockedAt) return 'locked'
  await tx
    .update(passwordFailures)
    .set({ lockedAt: now(tx) })
    .where(own)
  return 'just-locked'
}

/** The end of a lock that begins now; null if only a reset ends it. */
export const lockEndsAt = (tx: Tx, { deviceId }: Pick<AttemptsOf, 'deviceId'>): Date | null =>
  deviceId === null ? new Date(now(tx).getTime() + lockMs) : null

/** Resets all attempts of an account, after a password reset or by the operator. */
export const resetAttempts = (tx: Tx, email: string) =>
  tx.delete(passwordFailures).where(hasFingerprint(tx, passwordFailures.emailHash, 'email', email))

/** Hashes of the emails that are locked on some device at this moment. */
export async function lockedEmailHashes(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.select().from(passwordFailures).where(eq(passwordFailures.failures, maxFailures))
  const isLocked = ({ deviceId, lockedAt }: (typeof rows)[number]) =>
    deviceId !== noDevice || lockedAt === null || lockedAt.getTime() + lockMs > now(tx).getTime()
  return new Set(rows.filter(isLocked).map(({ emailHash }) => emailHash))
}
