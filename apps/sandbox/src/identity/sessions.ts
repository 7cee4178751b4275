import { ApiRefusal } from '@coffer/provider-kit/refusal'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { inTenant, inTenantWithSession, now, type Tx } from '../database/in-tenant.ts'
import { sessions } from '../database/schema/identity.ts'
import { isSafe, type Call, type Caller } from '../http/call.ts'
import type { Settings } from '../settings.ts'
import { toCaller, foundSession } from './found-session.ts'
import { secondsLeft } from './seconds-left.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { newToken } from './tokens.ts'

type Session = typeof sessions.$inferSelect

/** A new session. The token is returned once, and only its hash is stored. */
export interface OpenedSession {
  readonly token: string
  readonly sessionId: string
  readonly tokenDuration: number
  readonly expiresAt: string
}

export async function openSession(
  tx: Tx,
  settings: Settings,
  who: Pick<Session, 'userId' | 'stage' | 'userAgent'> & {
    readonly ipRegion?: string
    readonly deviceId?: string | null
    readonly browserHash?: string | null
    readonly passkeyId?: string | null
  },
): Promise<OpenedSession> {
  const token = newToken()
  const sessionId = crypto.randomUUID()
  const at = now(tx)
  const session = {
    ...who,
    sessionId,
    tokenHash: toFingerprint(tx, 'token', token),
    createdAt: at,
    lastActiveAt: at,
  }
  await tx.insert(sessions).values(session)
  return { token, sessionId, ...secondsLeft(settings, session, at) }
}

export const endSession = (tx: Tx, sessionId: string) =>
  tx
    .update(sessions)
    .set({ endedAt: now(tx) })
    .where(eq(sessions.sessionId, sessionId))

/** Ends every session of a user, except one if given. */
export const endSessions = (tx: Tx, userId: string, except?: string) =>
  tx
    .update(sessions)
    .set({ endedAt: now(tx) })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        ...(except === undefined ? [] : [ne(sessions.sessionId, except)]),
      ),
    )

export const bearerToken = (c: Call) =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null

/**
 * Runs `work` in one transaction with the caller of the bearer token, or null if the token is missing or unknown, or
 * its session has ended or expired. Changes count as activity, even refused ones; reads do not, because screens poll.
 */
export async function inCallersTransaction<T>(
  c: Call,
  mode: 'change' | 'read',
  work: (tx: Tx, caller: Caller | null) => Promise<T>,
): Promise<T> {
  const { db, settings, keys } = c.var.context
  const token = bearerToken(c)
  if (token === null) return inTenant(db, c.var.tenant, (tx) => work(tx, null))
  const isActivity = !isSafe(c)
  const tokenHashes = keys.fingerprints('token', token)
  let active: string | null = null
  try {
    return await inTenantWithSession(db, { tenant: c.var.tenant, tokenHashes, mode }, async (tx, row) => {
      const caller = toCaller(foundSession(row), settings, now(tx))
      active = caller?.sessionId ?? null
      const result = await work(tx, caller)
      // At the end, so that the session's row is locked after all others.
      if (caller !== null && isActivity) await extendSession(tx, caller.sessionId)
      return result
    })
  } catch (error) {
    const sessionId: string | null = active
    if (error instanceof ApiRefusal && sessionId !== null && isActivity)
      await inTenant(db, c.var.tenant, (tx) => extendSession(tx, sessionId))
    throw error
  }
}

/** The session of a bearer token; null if the token is missing or unknown, or the session has ended or expired. */
export const findCaller = (c: Call): Promise<Caller | null> =>
  bearerToken(c) === null
    ? Promise.resolve(null)
    : inCallersTransaction(c, isSafe(c) ? 'read' : 'change', (_, caller) => Promise.resolve(caller))

/** Records activity, which resets the idle time. */
export async function extendSession(tx: Tx, sessionId: string): Promise<Session> {
  const [session] = await tx
    .update(sessions)
    .set({ lastActiveAt: now(tx) })
    .where(eq(sessions.sessionId, sessionId))
    .returning()
  if (!session) throw new Error('A caller without a session.')
  return session
}
