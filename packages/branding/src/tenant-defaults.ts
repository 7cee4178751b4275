/** How long a CSRF handshake is good for where the tenant does not say, in seconds. */
export const csrfMaxAgeByDefault = 600
/** The logos of a page that does not say which read on its grounds. */
export const plainLogos = { drawerLogo: 'hor-color', frontDoorLogo: 'hor-color' } as const
