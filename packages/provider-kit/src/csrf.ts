import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { servicesOf } from './call.ts'
import { hostCookie, setHostCookie } from './host-cookies.ts'
import { ApiRefusal } from './refusal.ts'

const sessionCookie = 'web_session'
const tokenCookie = 'XSRF-TOKEN'
const goodForSeconds = 7_200
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Starts a new web session and issues a token bound to it, as Sanctum does at the handshake, at log-in and at log-out.
 */
export function issueCsrfToken(c: Context): void {
  const { now, tenant, signer, cookies } = servicesOf(c)
  const webSession = randomBytes(24).toString('base64url')
  const issuedAt = Buffer.alloc(8)
  issuedAt.writeBigUInt64BE(BigInt(now().getTime()))
  // Forty bytes end in "==" in base64, so the cookie ends in "%3D%3D" and clients have to decode it, as with Sanctum.
  const signature = signer.sign('csrf', [tenant(), webSession, issuedAt])
  const token = Buffer.concat([issuedAt, signature]).toString('base64')
  const maxAge = goodForSeconds
  setHostCookie(c, { name: sessionCookie, value: webSession, sameSite: 'Strict', maxAge })
  // A sibling site can plant a second cookie with the name that the wire dictates, but not one with the prefix.
  setHostCookie(c, { name: tokenCookie, value: token, sameSite: 'Lax', maxAge, isForScripts: true })
  if (cookies().prefix === '')
    setCookie(c, tokenCookie, token, { path: '/', sameSite: 'Lax', maxAge, secure: true })
}

/** Refuses with 419 any change without the token of its web session with this tenant. */
export const csrf: MiddlewareHandler = async (c, next) => {
  if (!safeMethods.has(c.req.method) && !hasValidToken(c)) throw new ApiRefusal(419, 'CSRF token mismatch.')
  await next()
}

function hasValidToken(c: Context): boolean {
  const webSession = hostCookie(c, sessionCookie)
  const sent = c.req.header('x-xsrf-token')
  if (!webSession || !sent || !/^[A-Za-z0-9+/]+={0,2}$/.test(sent)) return false
  const token = Buffer.from(sent, 'base64')
  if (token.length !== 40) return false
  const issuedAt = token.subarray(0, 8)
  const { now, tenant, signer } = servicesOf(c)
  const ageMs = now().getTime() - Number(issuedAt.readBigUInt64BE())
  return (
    ageMs < goodForSeconds * 1000 &&
    signer.isSigned('csrf', [tenant(), webSession, issuedAt], token.subarray(8))
  )
}
