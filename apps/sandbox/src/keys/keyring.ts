import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto'

/** The types of values stored as fingerprints. The same value has unrelated fingerprints in two uses. */
export type FingerprintUse =
  | 'account-number'
  | 'address'
  | 'code'
  | 'email'
  | 'rate-limit'
  | 'request-body'
  | 'ssn'
  | 'token'

/** Uses of signatures, which are never stored. */
export type SignatureUse = 'csrf' | 'download' | 'unsubscribe'

export interface Secrets {
  /** At least 32 bytes. New values use its keys. */
  readonly current: string
  /** Earlier secrets, whose values are still recognized. */
  readonly previous: readonly string[]
}

/**
 * The keys derived from the secrets. A fingerprint is `<key id>.<SHA-256 of the value, encrypted>`. Equal values have
 * equal fingerprints, so that an index finds them. Without the key, a fingerprint cannot be compared with guesses,
 * however few possible values there are. The holder of its key can rewrite a fingerprint with another key without
 * knowing the value.
 */
export interface Keyring {
  readonly currentId: string
  /** Ids of the current key and the previous ones. */
  readonly ids: readonly string[]
  readonly fingerprint: (use: FingerprintUse, value: string) => string
  /** The fingerprints by every accepted key, the current one first. */
  readonly fingerprints: (use: FingerprintUse, value: string) => readonly string[]
  readonly matches: (use: FingerprintUse, fingerprint: string, value: string) => boolean
  /** The fingerprint of a value if only its SHA-256 digest is known. */
  readonly fingerprintOfDigest: (use: FingerprintUse, digest: Buffer) => string
  /**
   * The same value's fingerprints by every accepted key, the current one first. Throws if the key of `fingerprint` is
   * not accepted.
   */
  readonly equivalents: (use: FingerprintUse, fingerprint: string) => readonly string[]
  readonly sign: (use: SignatureUse, parts: readonly (string | Buffer)[]) => Buffer
  readonly isSigned: (use: SignatureUse, parts: readonly (string | Buffer)[], signature: Buffer) => boolean
  /** The operator's key, used if none is configured. */
  readonly operatorKey: string
}

export function openKeyring({ current, previous }: Secrets): Keyring {
  const newest = deriveKeys(current)
  const all = [newest, ...previous.filter((secret) => secret !== current).map(deriveKeys)]
  const sealedByAll = (use: FingerprintUse, digest: Buffer) => all.map((keys) => keys.seal(use, digest))
  const fingerprints = (use: FingerprintUse, value: string) => sealedByAll(use, sha256(value))
  return {
    currentId: newest.id,
    ids: all.map(({ id }) => id),
    fingerprint: (use, value) => newest.seal(use, sha256(value)),
    fingerprints,
    matches: (use, fingerprint, value) =>
      fingerprints(use, value).some((one) => isEqual(Buffer.from(one), Buffer.from(fingerprint))),
    fingerprintOfDigest: newest.seal,
    equivalents: (use, fingerprint) => {
      const keys = all.find(({ id }) => fingerprint.startsWith(`${id}.`))
      if (keys === undefined) throw new Error('A fingerprint has an unknown key.')
      return sealedByAll(use, keys.open(use, fingerprint))
    },
    sign: (use, parts) => newest.sign(use, parts),
    isSigned: (use, parts, signature) => all.some((keys) => isEqual(keys.sign(use, parts), signature)),
    operatorKey: newest.operatorKey,
  }
}

const nonceBytes = 12
const tagBytes = 16

/** The keys of one secret. */
function deriveKeys(secret: string) {
  const derived = new Map<string, Buffer>()
  const derive = (purpose: string): Buffer => {
    const known = derived.get(purpose)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `coffer ${purpose}`, 32))
    derived.set(purpose, key)
    return key
  }
  const id = derive('key id').toString('hex').slice(0, 8)
  return {
    id,
    operatorKey: derive('operator').toString('base64url'),
    /**
     * AES-256-GCM with a nonce derived from the digest: deterministic, and two digests are very unlikely to share a
     * nonce.
     */
    seal: (use: FingerprintUse, digest: Buffer): string => {
      const nonce = createHmac('sha256', derive(`${use} nonce`))
        .update(digest)
        .digest()
        .subarray(0, nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', derive(`${use} seal`), nonce)
      const sealed = Buffer.concat([nonce, cipher.update(digest), cipher.final(), cipher.getAuthTag()])
      return `${id}.${sealed.toString('base64url')}`
    },
    open: (use: FingerprintUse, fingerprint: string): Buffer => {
      const sealed = Buffer.from(fingerprint.slice(id.length + 1), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', derive(`${use} seal`), sealed.subarray(0, nonceBytes))
      decipher.setAuthTag(sealed.subarray(-tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
    },
    sign: (use: SignatureUse, parts: readonly (string | Buffer)[]): Buffer => {
      const hmac = createHmac('sha256', derive(use))
      for (const part of parts) {
        const bytes = Buffer.from(part)
        // The length distinguishes lists of parts that are equal when concatenated.
        hmac.update(`${bytes.length}:`).update(bytes)
      }
      return hmac.digest()
    },
  }
}

const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest()

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
