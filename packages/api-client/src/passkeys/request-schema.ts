import { passkeyNameProblem } from '@coffer/domain/nickname'
import * as v from 'valibot'
import { lineText, list, shortText, text } from '../request/text.ts'

/** Base64url without padding, as WebAuthn's JSON encodes bytes. */
const bytes = (maxLength: number) => v.pipe(text(maxLength), v.regex(/^[A-Za-z0-9_-]+$/))

/** Transports between a browser and an authenticator; unknown ones are dropped. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof passkeyTransports)[number]

const transports = v.pipe(
  list(shortText),
  v.transform((named) => passkeyTransports.filter((transport) => named.includes(transport))),
)

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: v.literal('public-key'),
}

/** `RegistrationResponseJSON` of WebAuthn, only the fields that are read. */
export const createdCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: v.exactOptional(transports),
  }),
})

/** `AuthenticationResponseJSON` of WebAuthn, only the fields that are read. */
export const assertedCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: v.exactOptional(v.nullable(bytes(100))),
  }),
})

const passkeyName = v.pipe(
  lineText,
  v.trim(),
  v.check((typed) => passkeyNameProblem(typed) === null),
)

/** POST /passkeys. */
export const passkeyBody = v.object({
  challenge_id: shortText,
  name: passkeyName,
  credential: createdCredential,
})
export type PasskeyBody = v.InferInput<typeof passkeyBody>

/** PATCH /passkeys/{uuid}. */
export const passkeyNameBody = v.object({ name: passkeyName })

/** POST /passkeys/log-in, /passkeys/second-factor and /passkeys/step-up. */
export const assertionBody = v.object({ challenge_id: shortText, credential: assertedCredential })
export type AssertionBody = v.InferInput<typeof assertionBody>
