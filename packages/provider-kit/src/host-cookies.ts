import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { servicesOf } from './call.ts'

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
 * with which the site of a sibling host could plant a cookie. Secure unless the provider's policy says otherwise.
 */
export function setHostCookie(
  c: Context,
  { name, value, isForScripts = false, ...attributes }: HostCookie,
): void {
  setCookie(c, hostCookieName(c, name), value, {
    ...attributes,
    path: '/',
    secure: servicesOf(c).cookies().isSecure,
    httpOnly: !isForScripts,
  })
}

export const hostCookie = (c: Context, name: string): string | undefined =>
  getCookie(c, hostCookieName(c, name))

function hostCookieName(c: Context, name: string): string {
  const { isSecure, prefix } = servicesOf(c).cookies()
  return (isSecure ? '__Host-' : '') + prefix + name
}
