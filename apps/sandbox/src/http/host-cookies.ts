import { getCookie, setCookie } from 'hono/cookie'
import type { Call } from './call.ts'

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
 * the site of a sibling host would plant one. Secure always: browsers treat *.localhost as secure, over http too.
 */
export function setHostCookie(
  c: Call,
  { name, value, isForScripts = false, ...attributes }: HostCookie,
): void {
  setCookie(c, hostCookieName(name), value, {
    ...attributes,
    path: '/',
    secure: true,
    httpOnly: !isForScripts,
  })
}

export const hostCookie = (c: Call, name: string): string | undefined => getCookie(c, hostCookieName(name))

const hostCookieName = (name: string): string => `__Host-${name}`
