import { RefusedStart } from '../database/refused-start.ts'

const minBits = 128
/** A key with fewer different characters is not random, however long it is. */
const minDifferent = 8

/** The operator's key. Throws to prevent the start if the key could be guessed. */
export function requireStrongKey(key: string): string {
  if (bitsAtMost(key) >= minBits && new Set(key).size >= minDifferent) return key
  throw new RefusedStart(
    `SANDBOX_KEY has less than ${minBits} bits: set it to a random one, as by "openssl rand -hex 32".`,
  )
}

/** Maximum entropy in bits of a key of this length, in the smallest alphabet that it fits. */
function bitsAtMost(key: string): number {
  const alphabet = /^\d*$/.test(key) ? 10 : /^[\da-f]*$/i.test(key) ? 16 : 64
  return key.length * Math.log2(alphabet)
}
