import { admit, isBelow, isOpenCall, pathOfCall } from '@coffer/provider-kit/access'
import { isAuthenticating } from '@coffer/provider-kit/own-authentication'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { findCaller } from '../identity/sessions.ts'
import { isSignUp } from '../joint/is-sign-up.ts'
import type { Env } from './call.ts'
import { limitByAddress } from './rate-limit.ts'

/** Public calls that everyone makes often and that cost little for a visitor. */
const unlimited = ['/logout', '/branding', '/banner-alerts', '/device-info', '/mfa-verify']

/**
 * Limits public calls by address, before anything of them is read. Then identifies the caller and requires a completed
 * log-in, except for public calls and for handlers that do both in the transaction of their work.
 */
export const access: MiddlewareHandler<Env> = async (c, next) => {
  const path = pathOfCall(c.req.path)
  const isOpen = isOpenCall(path)
  if (isOpen && !isBelow(path, unlimited)) await limitByAddress(c, c.req.path)
  // Only the first matching route runs; a later one with a wider pattern does not count.
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  if (route === undefined || !isAuthenticating(route.handler)) {
    const caller = await findCaller(c)
    c.set('caller', caller)
    // The only step of an application by a person who cannot log in yet.
    if (!isOpen && !(await isSignUp(c))) admit(path, caller)
  }
  await next()
}
