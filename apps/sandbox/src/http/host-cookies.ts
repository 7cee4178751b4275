import { getCookie, setCookie } from 'hono/cookie'
import type { Call } from './call.ts'
import { isEncrypted } from './client-address.ts'
import { findLocalPlace } from './local-place.ts'

export interface HostCookie {
  readonly name: string
  readonly value: string
  readonly maxAge: number
  readonly sameSite: 'Strict' | 'Lax'
  /** Readable by scripts of the tenant's pages. */
  readonly isForScripts?: boolean
}

/**
 * Sets a cookie that only this host can set and read: browsers refuse the prefix `__Host-` with a Domain attribute,
 * with which the site of a sibling host could plant a cookie. Always Secure, as most browsers treat loopback as secure
 * over http too; except on localhost with a port, for WebKit, which does not.
 */
export function setHostCookie(
  c: Call,
  { name, value, isForScripts = false, ...attributes }: HostCookie,
): void {
  setCookie(c, hostCookieName(c, name), value, {
    ...attributes,
    path: '/',
    secure: isSecure(c),
    httpOnly: !isForScripts,
  })
}

export const hostCookie = (c: Call, name: string): string | undefined => getCookie(c, hostCookieName(c, name))

const isSecure = (c: Call): boolean => findLocalPlace(c) === null || isEncrypted(c)

/** Includes the tenant's name if tenants are distinguished by port, since ports do not separate cookies. */
const hostCookieName = (c: Call, name: string): string =>
  (isSecure(c) ? '__Host-' : '') + (findLocalPlace(c) === null ? '' : `${c.var.tenant}-`) + name
