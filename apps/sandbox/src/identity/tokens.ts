import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const isEqualConstantTime = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
