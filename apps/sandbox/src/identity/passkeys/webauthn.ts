/** Loaded with the first ceremony: most runs of the provider see none, and it takes time to start. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** How long a person has to use or create a passkey; also how long its challenge is valid. */
export const ceremonyMs = 5 * 60 * 1000
