import type { sessions } from '../database/schema/identity.ts'
import type { Settings } from '../settings.ts'

type Times = Pick<typeof sessions.$inferSelect, 'createdAt' | 'lastActiveAt'>

/** The earlier of the idle and the absolute limit, in milliseconds. */
const expiryMs = ({ session }: Settings, { createdAt, lastActiveAt }: Times): number =>
  Math.min(
    lastActiveAt.getTime() + session.idleSeconds * 1000,
    createdAt.getTime() + session.totalSeconds * 1000,
  )

/** Whether less than a second is left. */
export const isExpired = (settings: Settings, session: Times, at: Date): boolean =>
  expiryMs(settings, session) - at.getTime() < 1000

/** Seconds left and the instant of expiry. */
export function secondsLeft(settings: Settings, session: Times, at: Date) {
  const endsMs = expiryMs(settings, session)
  return {
    tokenDuration: Math.max(0, Math.floor((endsMs - at.getTime()) / 1000)),
    expiresAt: new Date(endsMs).toISOString(),
  }
}
