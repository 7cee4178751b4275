import { type UnsubscribableKind, unsubscribableKinds } from '@coffer/domain/notifications'
import { now, tenantOf, type Tx } from '../database/in-tenant.ts'
import { secretLink } from '../identity/secret-link.ts'
import { base64urlBytes } from '../keys/base64url-bytes.ts'
import { getKeys } from '../keys/registered-keys.ts'

const lifeMs = 60 * 24 * 60 * 60 * 1000

/** The emails that a link turns off, and their recipient. */
export interface Unsubscribing {
  readonly depositorId: string
  readonly kind: UnsubscribableKind
}

/** A link that turns off one type of email without a log-in. It is signed rather than stored, and works for 60 days. */
export const unsubscribeLink = (tx: Tx, origin: string, { depositorId, kind }: Unsubscribing): string => {
  const expires = String(now(tx).getTime() + lifeMs)
  const signature = getKeys(tx).sign('unsubscribe', signedParts(tx, { depositorId, kind, expires }))
  const token = [depositorId, kind, expires, signature.toString('base64url')].join('.')
  // Only the token decides; the page shows `kind`.
  return secretLink(origin, '/unsubscribe', { token, kind })
}

/** The content of a link's secret; null if it was not signed here, belongs to another tenant, or is too old. */
export function readUnsubscribeSecret(tx: Tx, secret: string): Unsubscribing | null {
  const [depositorId = '', kindName, expires = '', signature = ''] = secret.split('.')
  const kind = unsubscribableKinds.find((one) => one === kindName)
  if (kind === undefined) return null
  const isOurs = getKeys(tx).isSigned(
    'unsubscribe',
    signedParts(tx, { depositorId, kind, expires }),
    base64urlBytes(signature),
  )
  return isOurs && Number(expires) > now(tx).getTime() ? { depositorId, kind } : null
}

const signedParts = (
  tx: Tx,
  { depositorId, kind, expires }: Unsubscribing & { readonly expires: string },
) => [tenantOf(tx), depositorId, kind, expires]
