import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lifetime of a download URL. */
const lifeMs = 15 * 60_000

/** Signs short-lived URLs, so that a document opens in a new tab, which sends no bearer. */
export function downloadLinks(secret: string) {
  const sign = (path: string, expires: number): string =>
    createHmac('sha256', secret).update(`download:${path}:${expires}`).digest('base64url')
  return {
    to: (origin: string, path: string, now: Date): string => {
      const expires = now.getTime() + lifeMs
      return `${origin}${path}?expires=${expires}&signature=${sign(path, expires)}`
    },
    isGood: (path: string, query: { expires: string; signature: string }, now: Date): boolean => {
      const expires = Number(query.expires)
      const wanted = Buffer.from(sign(path, expires))
      const given = Buffer.from(query.signature)
      return expires > now.getTime() && wanted.length === given.length && timingSafeEqual(wanted, given)
    },
  }
}
