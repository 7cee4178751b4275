import { and, eq, isNull, ne } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { sessions, users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call, Caller } from '../http/call.ts'
import type { Settings } from '../settings.ts'
import { accountOwnerOf } from '../joint/account-depositor.ts'
import { languageOf } from './contact.ts'
import { hashOf, newToken } from './tokens.ts'

type Session = typeof sessions.$inferSelect

/** A new session: the token is returned once and stored as a hash only. */
export interface OpenedSession {
  readonly token: string
  readonly sessionId: string
  readonly tokenDuration: number
  readonly expiresAt: string
}

export async function openSession(
  tx: Tx,
  settings: Settings,
  who: Pick<Session, 'userId' | 'stage' | 'userAgent'> & { readonly deviceId?: string | null },
): Promise<OpenedSession> {
  const token = newToken()
  const sessionId = crypto.randomUUID()
  const at = now(tx)
  const session = { ...who, sessionId, tokenHash: hashOf(token), createdAt: at, lastActiveAt: at }
  await tx.insert(sessions).values(session)
  return { token, sessionId, ...secondsLeft(settings, session, at) }
}

/** Seconds left and the instant of expiry: the sooner of the idle and the absolute limit. */
export function secondsLeft(
  settings: Settings,
  session: Pick<Session, 'createdAt' | 'lastActiveAt'>,
  at: Date,
) {
  const endsMs = Math.min(
    session.lastActiveAt.getTime() + settings.session.idleSeconds * 1000,
    session.createdAt.getTime() + settings.session.totalSeconds * 1000,
  )
  return {
    tokenDuration: Math.max(0, Math.floor((endsMs - at.getTime()) / 1000)),
    expiresAt: new Date(endsMs).toISOString(),
  }
}

export const endSession = (tx: Tx, sessionId: string) =>
  tx
    .update(sessions)
    .set({ endedAt: now(tx) })
    .where(eq(sessions.sessionId, sessionId))

/** Ends every session of a user, except a given one. */
export const endSessionsOf = (tx: Tx, userId: string, except?: string) =>
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

export const bearerOf = (c: Call) => /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null

/** The session of a bearer token; null where it is missing, unknown, ended or expired. */
export async function findCaller(c: Call): Promise<Caller | null> {
  const token = bearerOf(c)
  if (token === null) return null
  const { db, settings } = c.var.context
  return inTenant(db, c.var.tenant, async (tx) => {
    const [found] = await tx
      .select({
        session: sessions,
        depositor: depositors,
        locale: users.locale,
      })
      .from(sessions)
      .innerJoin(users, eq(users.userId, sessions.userId))
      .innerJoin(depositors, eq(depositors.userId, sessions.userId))
      .where(and(eq(sessions.tokenHash, hashOf(token)), isNull(sessions.endedAt)))
    if (!found || secondsLeft(settings, found.session, now(tx)).tokenDuration <= 0) return null
    // Reading is no activity: screens poll by themselves.
    if (c.req.method !== 'GET') await extendSession(tx, found.session.sessionId)
    const { userId, sessionId, stage } = found.session
    const { depositorId, isPrimary } = found.depositor
    const { depositorId: accountDepositorId } = await accountOwnerOf(tx, found.depositor)
    return {
      userId,
      sessionId,
      stage,
      depositorId,
      isPrimary,
      accountDepositorId,
      language: languageOf(found.locale),
    }
  })
}

/** Activity: resets the idle time. */
export async function extendSession(tx: Tx, sessionId: string): Promise<Session> {
  const [session] = await tx
    .update(sessions)
    .set({ lastActiveAt: now(tx) })
    .where(eq(sessions.sessionId, sessionId))
    .returning()
  if (!session) throw new Error('A caller without a session.')
  return session
}
