import type { sessions } from '../database/schema/identity.ts'
import type { Settings } from '../settings.ts'

type Times = Pick<typeof sessions.$inferSelect, 'createdAt' | 'lastActiveAt'>

/** Seconds left and the instant of expiry: the sooner of the idle and the absolute limit. */
export function secondsLeft(settings: Settings, session: Times, at: Date) {
  const endsMs = Math.min(
    session.lastActiveAt.getTime() + settings.session.idleSeconds * 1000,
    session.createdAt.getTime() + settings.session.totalSeconds * 1000,
  )
  return {
    tokenDuration: Math.max(0, Math.floor((endsMs - at.getTime()) / 1000)),
    expiresAt: new Date(endsMs).toISOString(),
  }
}
