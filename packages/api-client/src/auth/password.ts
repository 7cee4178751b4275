import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { firewallHeader } from './firewall.ts'
import { registerAnswerSchema, type RegisterAnswer } from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { PasswordResetBody, RegistrationBody } from './request-schema.ts'

export type Registration = { email: string; password: string; passwordConfirmation: string; locale: string }
export type PasswordReset = {
  email: string
  token: string
  password: string
  passwordConfirmation: string
  code?: string | undefined
}

/** Creates the credentials and sends a verification email. */
export async function register(
  { email, password, passwordConfirmation, locale }: Registration,
  { signal }: CallOptions = {},
): Promise<RegisterAnswer> {
  return call({
    method: 'POST',
    path: '/register',
    body: toWire<RegistrationBody>({ email, password, passwordConfirmation, locale }),
    headers: await firewallHeader(),
    schema: registerAnswerSchema,
    signal,
  })
}

/** Sends another verification email. The response never reveals whether the email is known. */
export const resendVerification = (email: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/email/resend', body: { email }, signal })

/** Sends a reset email. The response never reveals whether the email is known. */
export const forgotPassword = (email: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/forgot-password', body: { email }, signal })

/**
 * Sets a new password by the token of the emailed link. Fails with `forbidden` at the field `code` if the provider has
 * texted a code to the account's phone.
 */
export const resetPassword = (
  { email, token, password, passwordConfirmation, code }: PasswordReset,
  { signal }: CallOptions = {},
): Promise<void> =>
  callVoid({
    method: 'POST',
    path: '/reset-password',
    body: toWire<PasswordResetBody>({ email, token, password, passwordConfirmation, ...(code && { code }) }),
    signal,
  })
