import { forbidden, unauthenticated } from './refusal.ts'

/** How far a session's log-in has come. */
export interface SessionStage {
  readonly stage: 'mfa-pending' | 'full'
}

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

/** Calls allowed before the code is entered. */
const pending = ['/mfa-select', '/mfa-resend', '/mfa-add-sms', '/auth-check', '/passkeys/second-factor']

/** Whether a path is in a list, or below a path of it. */
export const isBelow = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => path === one || path.startsWith(`${one}/`))

/** A call's path without /api/v1. */
export const pathOfCall = (path: string): string => path.slice('/api/v1'.length)

/** Whether a call needs no session, by its path without /api/v1. */
export const isOpenCall = (path: string): boolean => isBelow(path, open)

/** Returns the caller if they may make this call, by its path without /api/v1; otherwise throws the refusal. */
export function admit<Caller extends SessionStage>(path: string, caller: Caller | null): Caller {
  if (!caller) throw unauthenticated()
  if (caller.stage === 'mfa-pending' && !isBelow(path, pending))
    throw forbidden({
      en: 'Enter your one-time code first.',
      es: 'Primero ingrese su código de un solo uso.',
    })
  return caller
}
