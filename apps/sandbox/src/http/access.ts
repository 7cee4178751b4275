import type { MiddlewareHandler } from 'hono'
import { findCaller } from '../identity/sessions.ts'
import { isSignUp } from '../joint/is-sign-up.ts'
import type { Env } from './call.ts'
import { forbidden, unauthenticated } from './refusal.ts'

/** Public calls. */
const open = [
  '/register',
  '/email/verify',
  '/email/resend',
  '/login',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/branding',
  '/banner-alerts',
  '/device-info',
  '/mfa-verify',
  '/verify-identity',
]

/** Calls allowed before the code is entered. */
const pending = ['/mfa-select', '/mfa-resend', '/mfa-add-sms', '/auth-check']

/** Identifies the caller and requires a full log-in, except for the calls listed above. */
export const access: MiddlewareHandler<Env> = async (c, next) => {
  const path = c.req.path.slice('/api/v1'.length)
  const within = (list: readonly string[]) => list.some((one) => path === one || path.startsWith(`${one}/`))
  c.set('caller', await findCaller(c))
  // The one step of an application by a person who cannot log in yet.
  if (!within(open) && !(await isSignUp(c))) {
    const { caller } = c.var
    if (!caller) throw unauthenticated()
    if (caller.stage === 'mfa-pending' && !within(pending))
      throw forbidden({
        en: 'Enter your one-time code first.',
        es: 'Primero escriba su código de un solo uso.',
      })
  }
  await next()
}
