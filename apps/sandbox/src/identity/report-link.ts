import { now, type Tx } from '../database/in-tenant.ts'
import { emailLinks } from '../database/schema/identity.ts'
import type { Call } from '../http/call.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { secretLink } from './secret-link.ts'
import { newToken } from './tokens.ts'
import type { User } from './users.ts'

/** How long "This wasn't me" works, and how long a restorable contact is kept. */
export const reportableForMs = 7 * 24 * 60 * 60 * 1000

/** A link to the page that locks the account, on the tenant's own origin. The fragment is not logged anywhere. */
export async function reportLink(
  tx: Tx,
  c: Call,
  { userId, email }: Pick<User, 'userId' | 'email'>,
  event: string,
): Promise<string> {
  const secret = newToken()
  const linkId = crypto.randomUUID()
  await tx.insert(emailLinks).values({
    linkId,
    userId,
    purpose: 'not-me',
    secretHash: toFingerprint(tx, 'token', secret),
    expiresAt: new Date(now(tx).getTime() + reportableForMs),
    event,
    sentToHash: toFingerprint(tx, 'email', email),
  })
  const origin = c.var.context.settings.originOf(c.var.tenant)
  return secretLink(origin, '/not-me', { uuid: linkId, hash: secret })
}
