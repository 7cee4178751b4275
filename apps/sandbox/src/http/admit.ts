import type { Call, Caller } from './call.ts'
import { forbidden, unauthenticated } from './refusal.ts'

/** Calls allowed before the code is entered. */
const pending = ['/mfa-select', '/mfa-resend', '/mfa-add-sms', '/auth-check', '/passkeys/second-factor']

/** Whether a path is in a list, or below a path of it. */
export const isBelow = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => path === one || path.startsWith(`${one}/`))

/** Whether a call's path (without /api/v1) is in a list, or below a path of it. */
export const isOneOf = (c: Call, paths: readonly string[]): boolean =>
  isBelow(c.req.path.slice('/api/v1'.length), paths)

/** Returns the caller if they may make this call; otherwise throws the refusal. */
export function admit(c: Call, caller: Caller | null): Caller {
  if (!caller) throw unauthenticated()
  if (caller.stage === 'mfa-pending' && !isOneOf(c, pending))
    throw forbidden({
      en: 'Enter your one-time code first.',
      es: 'Primero ingrese su código de un solo uso.',
    })
  return caller
}
