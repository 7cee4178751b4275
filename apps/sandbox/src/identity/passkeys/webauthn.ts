import * as v from 'valibot'

/** Loaded with the first ceremony: most runs of the provider see none, and it takes time to start. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** How long a person has to use or create a passkey; also how long its challenge is valid. */
export const ceremonyMs = 5 * 60 * 1000

const clientData = v.pipe(v.string(), v.parseJson(), v.object({ crossOrigin: v.optional(v.boolean()) }))

/** Whether the ceremony ran in a page that another site frames, which the bank's pages never allow. */
export function isFramed(clientDataJSON: string): boolean {
  const read = v.safeParse(clientData, Buffer.from(clientDataJSON, 'base64url').toString())
  return !read.success || read.output.crossOrigin === true
}
