import type { Call, Caller } from './call.ts'
import { forbidden, unauthenticated } from './refusal.ts'

/** Calls allowed before the code is entered. */
const pending = ['/mfa-select', '/mfa-resend', '/mfa-add-sms', '/auth-check', '/passkeys/second-factor']

/** Whether the call is one of a list of paths, without /api/v1, or below one. */
export function isOneOf(c: Call, paths: readonly string[]): boolean {
  const path = c.req.path.slice('/api/v1'.length)
  return paths.some((one) => path === one || path.startsWith(`${one}/`))
}

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
