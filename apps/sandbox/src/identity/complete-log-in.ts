import type { Tx } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { browserFields } from './device-info.ts'
import { knownBrowser } from './known-browser.ts'
import { openFullSession } from './log-in.ts'
import { notifyUser } from './security-notices.ts'
import { openSession } from './sessions.ts'
import { adoptLanguage } from './user-language.ts'
import type { User } from './users.ts'

/** The remembered device or the passkey used in a log-in. */
export interface LogInMeans {
  readonly deviceId?: string | null
  readonly passkeyId?: string
}

/** Opens the session of a completed log-in. The owner is notified if the browser is new. */
export async function completeLogIn(tx: Tx, c: Call, known: User, means: LogInMeans) {
  const user = await adoptLanguage(tx, c, known)
  const browser = await knownBrowser(tx, c, user.userId)
  if (browser.isNew) await notifyUser(tx, c, user, { kind: 'new-device' })
  const session = await openSession(tx, c.var.context.settings, {
    userId: user.userId,
    stage: 'full',
    ...browserFields(c),
    browserHash: toFingerprint(tx, 'token', browser.token),
    ...means,
  })
  await recordSecurityEvent(tx, c, 'log-in', { userId: user.userId, actor: 'depositor' })
  const answer = { token: session.token, ...(await openFullSession(tx, user.userId, session)) }
  return { answer, browserToken: browser.token }
}
