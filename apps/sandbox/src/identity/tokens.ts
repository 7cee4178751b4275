import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token: recognizes it, and cannot be used as one. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Keyed hash for small value ranges (codes, social security numbers), which a plain hash does not protect. */
export const keyedHash = (secret: string, ...parts: readonly string[]) =>
  createHmac('sha256', secret).update(parts.join(':')).digest('base64url')

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const isEqualConstantTime = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
