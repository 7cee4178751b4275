import type { passkeyBody } from '@coffer/api-client/passkeys/request-schema'
import { creationOptionsSchema } from '@coffer/api-client/passkeys/schema'
import { rejected, unprocessable, type LocalizedText } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import { inTenant, now, type Tx } from '../../database/in-tenant.ts'
import { passkeys } from '../../database/schema/passkeys.ts'
import { authenticated, type Caller, type Context } from '../../http/call.ts'
import type { SomeHandlers } from '../../http/handler.ts'
import { findBranding } from '../../tenants/branding.ts'
import { notifyUser } from '../security-notices.ts'
import { requireStepUp, spendStepUp } from '../step-up.ts'
import { lockUserRow } from '../users.ts'
import { issueChallenge, consumeChallenge } from './challenges.ts'
import { limitCeremonies } from './passkey-second-factor.ts'
import { toDescriptor, maxPasskeys, findPasskeys, passkeyToWire, toUserHandle } from './passkeys.ts'
import { relyingPartyFor, type RelyingParty } from './relying-party.ts'
import { expiredChallenge } from './verify-assertion.ts'
import { ceremonyMs, isFramed, loadWebAuthn } from './webauthn.ts'

const enough: LocalizedText = {
  en: 'You have as many passkeys as an account can have. Remove one first.',
  es: 'Ya tiene todas las llaves de acceso que una cuenta puede tener. Primero elimine una.',
}
const notCreated: LocalizedText = {
  en: 'We couldn’t verify the new passkey. Try again.',
  es: 'No pudimos verificar la nueva llave de acceso. Inténtelo de nuevo.',
}

/** EdDSA, ES256 and RS256, in order of preference. */
const algorithms = [-8, -7, -257]

/** Adds a passkey after a recent code or passkey. The owner is notified by email. */
export const addPasskey = ({ db, tenants }: Context) =>
  ({
    'POST /passkeys/challenge': async ({ c }) => {
      const caller = authenticated(c)
      await limitCeremonies(c, caller)
      const begun = await inTenant(db, c.var.tenant, async (tx) => {
        const user = await lockUserRow(tx, caller.userId)
        await requireStepUp(tx, caller)
        return {
          user,
          existing: await requireRoom(tx, caller),
          bank: await findBranding(tx, tenants),
          issued: await issueChallenge(tx, { purpose: 'add', sessionId: caller.sessionId }),
        }
      })
      const { generateRegistrationOptions } = await loadWebAuthn()
      const options = await generateRegistrationOptions({
        rpName: begun.bank.name,
        rpID: relyingPartyFor(c).id,
        userID: toUserHandle(caller.userId),
        userName: begun.user.email,
        userDisplayName: begun.user.email,
        challenge: begun.issued.challenge,
        timeout: ceremonyMs,
        attestationType: 'none',
        excludeCredentials: begun.existing.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      })
      return { challenge_id: begun.issued.challengeId, public_key: v.parse(creationOptionsSchema, options) }
    },

    'POST /passkeys': async ({ c, readBody }) => {
      const caller = authenticated(c)
      const sent = await readBody()
      const relyingParty = relyingPartyFor(c)
      const scope = { purpose: 'add', sessionId: caller.sessionId } as const
      const challenge = await inTenant(db, c.var.tenant, (tx) =>
        consumeChallenge(tx, sent.challenge_id, scope),
      )
      if (challenge === null) throw expiredChallenge()
      const registered = await verifyCreated(sent.credential, challenge, relyingParty)
      const passkey = await inTenant(db, c.var.tenant, async (tx) => {
        const user = await lockUserRow(tx, caller.userId)
        await spendStepUp(tx, caller)
        await requireRoom(tx, caller)
        const [added] = await tx
          .insert(passkeys)
          .values({
            ...registered,
            userId: caller.userId,
            rpId: relyingParty.id,
            name: sent.name,
            createdAt: now(tx),
          })
          // A credential that is registered already.
          .onConflictDoNothing()
          .returning()
        if (!added) throw rejected(notCreated)
        await notifyUser(tx, c, user, { kind: 'passkey-added', passkey: added.name })
        return added
      })
      return passkeyToWire(passkey)
    },
  }) satisfies SomeHandlers

async function requireRoom(tx: Tx, { userId }: Caller) {
  const existing = await findPasskeys(tx, userId)
  if (existing.length >= maxPasskeys) throw unprocessable(enough)
  return existing
}

type CreatedCredential = v.InferOutput<typeof passkeyBody>['credential']

/** The passkey that a browser has created for a challenge. Throws the refusal if it is invalid. */
async function verifyCreated(
  { response, ...credential }: CreatedCredential,
  challenge: string,
  { id, origins }: RelyingParty,
) {
  if (isFramed(response.clientDataJSON)) throw rejected(notCreated)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { transports = [], ...attested } = response
  const verification = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...attested, transports: [...transports] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!verification?.verified) throw rejected(notCreated)
  const info = verification.registrationInfo
  return {
    credentialId: info.credential.id,
    publicKey: info.credential.publicKey,
    counter: info.credential.counter,
    isBackupEligible: info.credentialDeviceType === 'multiDevice',
    isBackedUp: info.credentialBackedUp,
    transports,
    aaguid: info.aaguid,
  }
}
