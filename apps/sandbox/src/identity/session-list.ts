import type { Language } from '@coffer/i18n/languages'
import { notFound } from '@coffer/provider-kit/refusal'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { rememberedDevices, sessions } from '../database/schema/identity.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Caller, Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import type { Settings } from '../settings.ts'
import { describeAgent } from './device-info.ts'
import { revokeAccess } from './revoke-access.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { secondsLeft } from './seconds-left.ts'
import { endSession } from './sessions.ts'

type Session = typeof sessions.$inferSelect

/**
 * The sessions that are logged in, and how to end one or all of them. An extension of the specification: the capability
 * `sessions`.
 */
export const sessionListCalls = ({ settings }: Context) =>
  ({
    'GET /sessions': asCaller(async ({ c, tx, caller }) => {
      const live = await liveSessions(tx, settings, caller)
      return live.map(({ session, deviceName }) =>
        toWire(session, deviceName, { caller, language: readerLanguage(c) }),
      )
    }),

    'DELETE /sessions/{uuid}': asCaller(async ({ c, tx, caller, params }) => {
      const sessionId = uuidOrUnusedId(params.uuid)
      const live = await liveSessions(tx, settings, caller)
      if (!live.some(({ session }) => session.sessionId === sessionId)) throw notFound()
      await endSession(tx, sessionId)
      await recordSecurityEvent(tx, c, 'session-ended')
    }),

    // Logs out everywhere, including this session, and forgets all remembered devices.
    'DELETE /sessions': asCaller(async ({ c, tx, caller }) => {
      await revokeAccess(tx, caller.userId)
      await recordSecurityEvent(tx, c, 'sessions-ended')
    }),
  }) satisfies SomeHandlers

/** Fully logged-in sessions that have not ended or expired, most recently used first. */
async function liveSessions(tx: Tx, settings: Settings, { userId }: Caller) {
  const idleSince = new Date(now(tx).getTime() - settings.session.idleSeconds * 1000)
  const rows = await tx
    .select({ session: sessions, deviceName: rememberedDevices.name })
    .from(sessions)
    .leftJoin(rememberedDevices, eq(rememberedDevices.deviceId, sessions.deviceId))
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.stage, 'full'),
        isNull(sessions.endedAt),
        gt(sessions.lastActiveAt, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastActiveAt), desc(sessions.sessionId))
  return rows.filter(({ session }) => secondsLeft(settings, session, now(tx)).tokenDuration > 0)
}

interface Reader {
  readonly caller: Caller
  readonly language: Language
}

function toWire(session: Session, rememberedName: string | null, { caller, language }: Reader) {
  const { device_name, browser, os } = describeAgent(session.userAgent, language)
  return {
    uuid: session.sessionId,
    device_name: rememberedName ?? device_name,
    browser,
    os,
    ip_region: session.ipRegion,
    started_at: session.createdAt.toISOString(),
    last_used_at: session.lastActiveAt.toISOString(),
    is_current: session.sessionId === caller.sessionId,
  }
}
