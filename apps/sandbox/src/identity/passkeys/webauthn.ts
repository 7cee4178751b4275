import * as v from 'valibot'

/** Loaded for the first ceremony: most runs of the provider have none, and it takes time to load. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Time to use or create a passkey, and lifetime of its challenge. */
export const ceremonyMs = 5 * 60 * 1000

const clientData = v.pipe(v.string(), v.parseJson(), v.object({ crossOrigin: v.optional(v.boolean()) }))

/** Whether the ceremony ran in a page framed by another site, which the bank's pages never allow. */
export function isFramed(clientDataJSON: string): boolean {
  const read = v.safeParse(clientData, Buffer.from(clientDataJSON, 'base64url').toString())
  return !read.success || read.output.crossOrigin === true
}
