import { forbidden, invalid, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { inTenant, type Tx } from '../../database/in-tenant.ts'
import { authenticated, type Call, type Caller, type Context } from '../../http/call.ts'
import type { SomeHandlers } from '../../http/handler.ts'
import { limitCalls } from '../../http/rate-limit.ts'
import { recordSecurityEvent } from '../../security-events/record-security-event.ts'
import { completeLogIn } from '../complete-log-in.ts'
import { rememberBrowser } from '../known-browser.ts'
import { endSession } from '../sessions.ts'
import { recordStepUp } from '../step-up.ts'
import { lockUserRow, type User } from '../users.ts'
import { assertionOptions } from './assertion-options.ts'
import { issueChallenge, type ChallengeScope } from './challenges.ts'
import { recordUse, findUsablePasskeys, type PasskeyUse } from './passkeys.ts'
import { relyingPartyFor } from './relying-party.ts'
import { unknownPasskey, verifyAssertion, type SentAssertion } from './verify-assertion.ts'
import { identityTexts } from '../identity-texts.ts'

const none: LocalizedText = {
  en: 'You don’t have a passkey for this site. Use a one-time code.',
  es: 'No tiene una llave de acceso para este sitio. Use un código de un solo uso.',
}

/** A passkey instead of a one-time code: to complete a log-in, and to confirm a sensitive change. */
export const passkeySecondFactor = ({ db }: Context) =>
  ({
    'POST /passkeys/second-factor/challenge': ({ c }) => challengeOwn(c, 'second-factor', pendingCaller(c)),

    'POST /passkeys/second-factor': async ({ c, readBody }) => {
      const caller = pendingCaller(c)
      const use = await verifyOwn(c, await readBody(), 'second-factor', caller)
      const { answer, browserToken } = await inTenant(db, c.var.tenant, async (tx) => {
        const user = await accept(tx, c, caller, use)
        await endSession(tx, caller.sessionId)
        return completeLogIn(tx, c, user, { passkeyId: use.passkey.passkeyId })
      })
      rememberBrowser(c, browserToken)
      return answer
    },

    'POST /passkeys/step-up/challenge': ({ c }) => challengeOwn(c, 'step-up', authenticated(c)),

    'POST /passkeys/step-up': async ({ c, readBody }) => {
      const caller = authenticated(c)
      const use = await verifyOwn(c, await readBody(), 'step-up', caller)
      await inTenant(db, c.var.tenant, async (tx) => {
        await accept(tx, c, caller, use)
        await recordStepUp(tx, caller)
      })
    },
  }) satisfies SomeHandlers

function pendingCaller(c: Call): Caller {
  const caller = authenticated(c)
  if (caller.stage !== 'mfa-pending') throw notFound()
  return caller
}

const challengeScope = (purpose: ChallengeScope['purpose'], { sessionId }: Caller) => ({ purpose, sessionId })

async function challengeOwn(c: Call, purpose: 'second-factor' | 'step-up', caller: Caller) {
  await limitCeremonies(c, caller)
  const { issued, allowed } = await inTenant(c.var.context.db, c.var.tenant, async (tx) => {
    const user = await lockUserRow(tx, caller.userId)
    if (user.lockedAt) throw forbidden(identityTexts.locked)
    const passkeys = await findUsablePasskeys(tx, caller.userId, relyingPartyFor(c))
    if (passkeys.length === 0) throw invalid({ passkey: [none] })
    return { issued: await issueChallenge(tx, challengeScope(purpose, caller)), allowed: passkeys }
  })
  return assertionOptions(c, issued, allowed)
}

const verifyOwn = (c: Call, sent: SentAssertion, purpose: 'second-factor' | 'step-up', caller: Caller) =>
  verifyAssertion(c, sent, challengeScope(purpose, caller), caller.userId)

async function accept(tx: Tx, c: Call, { userId }: Caller, use: PasskeyUse): Promise<User> {
  const user = await lockUserRow(tx, userId)
  if (user.lockedAt) throw forbidden(identityTexts.locked)
  if (!(await recordUse(tx, use))) throw unknownPasskey()
  await recordSecurityEvent(tx, c, 'passkey-used')
  return user
}

/** Limits the WebAuthn ceremonies of one user. */
export const limitCeremonies = (c: Call, { userId }: Caller) =>
  limitCalls(c, { subject: `passkeys ${userId}`, calls: 30, seconds: 15 * 60 })
