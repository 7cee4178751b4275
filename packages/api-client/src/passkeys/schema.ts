import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'
import { passkeyTransports } from './request-schema.ts'

/** A passkey of the logged-in depositor. `is_synced`: it is backed up to the depositor's other devices. */
export const passkeySchema = wireObject({
  uuid: v.string(),
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
  is_synced: v.boolean(),
})
export const passkeysSchema = v.array(passkeySchema)

const descriptors = v.array(
  v.object({
    id: v.string(),
    type: v.literal('public-key'),
    transports: v.exactOptional(v.array(v.picklist(passkeyTransports))),
  }),
)

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as the application uses it. */
export const requestOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.exactOptional(descriptors),
})

/** A challenge to use a passkey. */
export const assertionChallengeSchema = wireObject({
  challenge_id: v.string(),
  public_key: requestOptionsSchema,
})

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as the application uses it. */
export const creationOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
})

/** A challenge to create a passkey. */
export const creationChallengeSchema = wireObject({
  challenge_id: v.string(),
  public_key: creationOptionsSchema,
})

export type Passkey = v.InferOutput<typeof passkeySchema>
export type WirePasskey = v.InferInput<typeof passkeySchema>
export type AssertionChallenge = v.InferOutput<typeof assertionChallengeSchema>
export type CreationChallenge = v.InferOutput<typeof creationChallengeSchema>
export type WireAssertionChallenge = v.InferInput<typeof assertionChallengeSchema>
export type WireCreationChallenge = v.InferInput<typeof creationChallengeSchema>
