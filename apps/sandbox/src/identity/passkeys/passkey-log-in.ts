import { issueCsrfToken } from '@coffer/provider-kit/csrf'
import { forbidden } from '@coffer/provider-kit/refusal'
import { inTenant, type Tx } from '../../database/in-tenant.ts'
import type { Call, Context } from '../../http/call.ts'
import type { SomeHandlers } from '../../http/handler.ts'
import { recordSecurityEvent } from '../../security-events/record-security-event.ts'
import { completeLogIn } from '../complete-log-in.ts'
import { rememberBrowser } from '../known-browser.ts'
import { mfaToWire } from '../log-in.ts'
import { maskedEmail, lockUserRow } from '../users.ts'
import { assertionOptions } from './assertion-options.ts'
import { issueChallenge } from './challenges.ts'
import { recordUse, type PasskeyUse } from './passkeys.ts'
import { unknownPasskey, verifyAssertion } from './verify-assertion.ts'
import { identityTexts } from '../identity-texts.ts'

const scope = { purpose: 'log-in', sessionId: null } as const

/**
 * Logs in with a passkey alone, which with user verification counts as two factors. A lock by wrong passwords, which
 * anyone can enter, does not apply; a lock by wrong codes, by the owner or by the operator does.
 */
export const passkeyLogIn = ({ db }: Context) =>
  ({
    'POST /passkeys/log-in/challenge': async ({ c }) => {
      const issued = await inTenant(db, c.var.tenant, (tx) => issueChallenge(tx, scope))
      return assertionOptions(c, issued, [])
    },

    'POST /passkeys/log-in': async ({ c, readBody }) => {
      const use = await verifyAssertion(c, await readBody(), scope, null)
      const { answer, browserToken } = await inTenant(db, c.var.tenant, (tx) => logIn(tx, c, use))
      rememberBrowser(c, browserToken)
      issueCsrfToken(c)
      return answer
    },
  }) satisfies SomeHandlers

async function logIn(tx: Tx, c: Call, use: PasskeyUse) {
  const { userId, passkeyId } = use.passkey
  const user = await lockUserRow(tx, userId)
  if (user.lockedAt) throw forbidden(identityTexts.locked)
  if (user.cancelledAt || !(await recordUse(tx, use))) throw unknownPasskey()
  await recordSecurityEvent(tx, c, 'passkey-used', { userId, actor: 'depositor' })
  const { answer, browserToken } = await completeLogIn(tx, c, user, { passkeyId })
  const mfa = await mfaToWire(tx, c, user, { isRequired: false })
  return {
    answer: { ...answer, nonce_token: null, masked_email: maskedEmail(user.email), mfa },
    browserToken,
  }
}
