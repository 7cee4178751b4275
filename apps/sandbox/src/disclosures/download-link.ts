import { base64urlBytes } from '../keys/base64url-bytes.ts'
import type { Keyring } from '../keys/keyring.ts'

/** Lifetime of a download URL. */
const lifeMs = 15 * 60_000

/** Signs short-lived URLs, so that a document opens in a new tab, which sends no bearer token. */
export const downloadLinks = (keys: Pick<Keyring, 'sign' | 'isSigned'>) => ({
  to: (origin: string, path: string, now: Date): string => {
    const expires = now.getTime() + lifeMs
    const signature = keys.sign('download', [path, String(expires)]).toString('base64url')
    return `${origin}${path}?expires=${expires}&signature=${signature}`
  },
  isGood: (path: string, query: { expires: string; signature: string }, now: Date): boolean => {
    const signature = base64urlBytes(query.signature)
    const isOurs = keys.isSigned('download', [path, query.expires], signature)
    return isOurs && Number(query.expires) > now.getTime()
  },
})
