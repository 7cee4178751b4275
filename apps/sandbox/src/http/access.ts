import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { findCaller } from '../identity/sessions.ts'
import { isSignUp } from '../joint/is-sign-up.ts'
import { admit, isBelow, isOneOf } from './admit.ts'
import { isAuthenticating } from './as-caller.ts'
import type { Env } from './call.ts'
import { limitByAddress } from './rate-limit.ts'

/** Calls that need no session. */
const open = [
  '/register',
  '/email/verify',
  '/email/resend',
  '/login',
  '/logout',
  '/passkeys/log-in',
  '/forgot-password',
  '/reset-password',
  '/not-me',
  '/proofs/verify',
  '/notification-settings/unsubscribe',
  '/branding',
  '/banner-alerts',
  '/device-info',
  '/mfa-verify',
  '/verify-identity',
]

/** Public calls that everyone makes often and that cost little for a visitor. */
const unlimited = ['/logout', '/branding', '/banner-alerts', '/device-info', '/mfa-verify']

/** Whether a call needs no session, by its path without /api/v1. */
export const isOpenCall = (path: string): boolean => isBelow(path, open)

/**
 * Limits public calls by address, before anything of them is read. Then identifies the caller and requires a completed
 * log-in, except for the calls listed above and for handlers that do both in the transaction of their work.
 */
export const access: MiddlewareHandler<Env> = async (c, next) => {
  const isOpen = isOneOf(c, open)
  if (isOpen && !isOneOf(c, unlimited)) await limitByAddress(c, c.req.path)
  // Only the first matching route runs; a later one with a wider pattern does not count.
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  if (route === undefined || !isAuthenticating(route.handler)) {
    const caller = await findCaller(c)
    c.set('caller', caller)
    // The only step of an application by a person who cannot log in yet.
    if (!isOpen && !(await isSignUp(c))) admit(c, caller)
  }
  await next()
}
