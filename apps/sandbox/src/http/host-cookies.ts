import { getCookie, setCookie } from 'hono/cookie'
import type { Call } from './call.ts'
import { isEncrypted } from './client-address.ts'
import { localPlaceOf } from './local-place.ts'

export interface HostCookie {
  readonly name: string
  readonly value: string
  readonly maxAge: number
  readonly sameSite: 'Strict' | 'Lax'
  /** Readable by the pages of the tenant. */
  readonly isForScripts?: boolean
}

/**
 * Sets a cookie that only this host can set and read: browsers refuse the prefix `__Host-` with a Domain, which is how
 * the site of a sibling host would plant one. Secure always, as most browsers treat loopback as secure over http too;
 * except on localhost by port, for WebKit, which does not.
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

const isSecure = (c: Call): boolean => localPlaceOf(c) === null || isEncrypted(c)

/** With the tenant's name if tenants have ports of their own, since ports do not separate cookies. */
const hostCookieName = (c: Call, name: string): string =>
  (isSecure(c) ? '__Host-' : '') + (localPlaceOf(c) === null ? '' : `${c.var.tenant}-`) + name
