import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { assertedCredential, createdCredential } from '@coffer/api-client/passkeys/request-schema'
import type { WireAssertionChallenge, WireCreationChallenge } from '@coffer/api-client/passkeys/schema'
import type { InferInput } from 'valibot'

/** Deviations of a hostile page or authenticator. */
export interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly type?: string
  readonly crossOrigin?: boolean
}

const flag = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 }

/** A passkey with its own private key, as in an authenticator (WebAuthn level 3, section 6). */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url')
  readonly #origin: string
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  #userHandle = ''
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
  }

  /** `navigator.credentials.create()` */
  create(
    { public_key: { challenge, user } }: Pick<WireCreationChallenge, 'public_key'>,
    deviation: Deviation = {},
  ): InferInput<typeof createdCredential> {
    this.#userHandle = user.id
    const authData = Buffer.concat([this.#authenticatorData(flag.attested, deviation), this.#attestedData()])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  /** `navigator.credentials.get()` */
  get(
    { public_key: { challenge } }: { public_key: Pick<WireAssertionChallenge['public_key'], 'challenge'> },
    deviation: Deviation = {},
  ): InferInput<typeof assertedCredential> {
    this.#counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, deviation)
    const authData = this.#authenticatorData(0, deviation)
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey).toString(
          'base64url',
        ),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    }
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const }
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.#origin, crossOrigin = false } = deviation
    return Buffer.from(JSON.stringify({ type: deviation.type ?? type, challenge, origin, crossOrigin }))
  }

  #authenticatorData(more: number, deviation: Deviation): Buffer {
    const verified = (deviation.isUserVerified ?? true) ? flag.userVerified : 0
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(deviation.counter ?? this.#counter)
    return Buffer.concat([
      sha256(Buffer.from(deviation.rpId ?? new URL(this.#origin).hostname)),
      Buffer.from([flag.userPresent | verified | flag.backupEligible | flag.backedUp | more]),
      counter,
    ])
  }

  /** Attested credential data: model, id and public key (COSE, ES256). */
  #attestedData(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([Buffer.alloc(16), length, id, key])
  }
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()

// CBOR (RFC 8949), as far as an attestation needs it.
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (data: Buffer): Buffer => Buffer.concat([cborHead(2, data.length), data])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
