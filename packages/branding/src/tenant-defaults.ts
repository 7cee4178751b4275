/** Default max age of a CSRF handshake, in seconds. */
export const defaultCsrfMaxAge = 600
/** Logos of a page whose tenant block does not declare the legible ones. */
export const defaultLogos = { drawerLogo: 'hor-color', logInLogo: 'hor-color' } as const
