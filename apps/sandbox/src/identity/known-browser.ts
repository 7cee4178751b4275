import { hostCookie, setHostCookie } from '@coffer/provider-kit/host-cookies'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { sessions } from '../database/schema/identity.ts'
import type { Call } from '../http/call.ts'
import { hasFingerprint } from '../keys/registered-keys.ts'
import { newToken } from './tokens.ts'

const cookie = 'known_browser'
const keptForSeconds = 365 * 24 * 60 * 60

export interface KnownBrowser {
  readonly token: string
  /** The user has logged in before, but never from this browser. */
  readonly isNew: boolean
}

/** Recognizes the browser of a log-in, only to decide whether to notify its owner: a code is required either way. */
export async function knownBrowser(tx: Tx, c: Call, userId: string): Promise<KnownBrowser> {
  const token = hostCookie(c, cookie) ?? newToken()
  const earlier = and(eq(sessions.userId, userId), eq(sessions.stage, 'full'))
  const [any] = await tx.select({ id: sessions.sessionId }).from(sessions).where(earlier).limit(1)
  const [same] = await tx
    .select({ id: sessions.sessionId })
    .from(sessions)
    .where(and(earlier, hasFingerprint(tx, sessions.browserHash, 'token', token)))
    .limit(1)
  return { token, isNew: any !== undefined && same === undefined }
}

export const rememberBrowser = (c: Call, token: string): void =>
  setHostCookie(c, { name: cookie, value: token, sameSite: 'Strict', maxAge: keptForSeconds })

/** After a reset or a report, every browser counts as new again. */
export const forgetBrowsers = (tx: Tx, userId: string) =>
  tx.update(sessions).set({ browserHash: null }).where(eq(sessions.userId, userId))
