import type { Call, Caller } from './call.ts'
import { forbidden, unauthenticated } from './refusal.ts'

/** Calls allowed before the code is entered. */
const pending = ['/mfa-select', '/mfa-resend', '/mfa-add-sms', '/auth-check', '/passkeys/second-factor']

/** Whether a path is one of a list, or below one. */
export const isBelow = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => path === one || path.startsWith(`${one}/`))

/** Whether the call is one of a list of paths, without /api/v1, or below one. */
export const isOneOf = (c: Call, paths: readonly string[]): boolean =>
  isBelow(c.req.path.slice('/api/v1'.length), paths)

/** The caller, where they may make this call; else the refusal is thrown. */
export function admit(c: Call, caller: Caller | null): Caller {
  if (!caller) throw unauthenticated()
  if (caller.stage === 'mfa-pending' && !isOneOf(c, pending))
    throw forbidden({
      en: 'Enter your one-time code first.',
      es: 'Primero ingrese su código de un solo uso.',
    })
  return caller
}
