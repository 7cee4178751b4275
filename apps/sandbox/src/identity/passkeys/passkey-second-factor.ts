import { assertionBody } from '@coffer/api-client/passkeys/request-schema'
import { inTenant, type Tx } from '../../database/in-tenant.ts'
import { authenticated, parseBody, type Call, type Caller } from '../../http/call.ts'
import { ok, respond } from '../../http/envelope.ts'
import { limitCalls } from '../../http/rate-limit.ts'
import { forbidden, invalid, notFound, type LocalizedText } from '../../http/refusal.ts'
import type { Area } from '../../http/routes.ts'
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
import { unknownPasskey, verifyAssertion } from './verify-assertion.ts'
import { identityTexts } from '../identity-texts.ts'

const none: LocalizedText = {
  en: 'You don’t have a passkey for this site. Use a one-time code.',
  es: 'No tiene una llave de acceso para este sitio. Use un código de un solo uso.',
}

/** A passkey instead of a one-time code: to complete a log-in, and to confirm a sensitive change. */
export const passkeySecondFactor: Area = (api, { db }) => {
  api.post('/passkeys/second-factor/challenge', async (c) =>
    respond(c, 200, { data: await challengeOwn(c, 'second-factor', pendingCaller(c)) }),
  )
  api.post('/passkeys/second-factor', async (c) => {
    const caller = pendingCaller(c)
    const use = await verifyOwn(c, 'second-factor', caller)
    const { answer, browserToken } = await inTenant(db, c.var.tenant, async (tx) => {
      const user = await accept(tx, c, caller, use)
      await endSession(tx, caller.sessionId)
      return completeLogIn(tx, c, user, { passkeyId: use.passkey.passkeyId })
    })
    rememberBrowser(c, browserToken)
    return ok<'POST /passkeys/second-factor'>(c, answer)
  })

  api.post('/passkeys/step-up/challenge', async (c) =>
    respond(c, 200, { data: await challengeOwn(c, 'step-up', authenticated(c)) }),
  )
  api.post('/passkeys/step-up', async (c) => {
    const caller = authenticated(c)
    const use = await verifyOwn(c, 'step-up', caller)
    await inTenant(db, c.var.tenant, async (tx) => {
      await accept(tx, c, caller, use)
      await recordStepUp(tx, caller)
    })
    return ok<'POST /passkeys/step-up'>(c)
  })
}

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

const verifyOwn = async (c: Call, purpose: 'second-factor' | 'step-up', caller: Caller) =>
  verifyAssertion(c, await parseBody(c, assertionBody), challengeScope(purpose, caller), caller.userId)

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
