/** Default max age of a CSRF handshake, in seconds. */
export const defaultCsrfMaxAge = 600
/** Logos of a page that does not declare which are legible. */
export const defaultLogos = { drawerLogo: 'hor-color', logInLogo: 'hor-color' } as const
