import type { MfaType } from '@coffer/domain/status'
import { call, type CallOptions } from '../transport/call.ts'
import { ApiError, emptyDetails } from '../transport/failure.ts'
import { settings } from '../transport/settings.ts'
import { codeResentSchema, codeSentSchema, verifyAnswerSchema } from './schema.ts'
import type { CodeResent, CodeSent, VerifyAnswer } from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { CodeBody } from './request-schema.ts'

/** Sends a code by text message or email. */
export const selectMfa = (type: MfaType, { signal }: CallOptions = {}): Promise<CodeSent> =>
  call({ method: 'GET', path: '/mfa-select/{type}', params: { type }, schema: codeSentSchema, signal })

/** Sends the code again; the nonce token may change. */
export const resendCode = (nonceToken: string, { signal }: CallOptions = {}): Promise<CodeResent> =>
  call({
    method: 'GET',
    path: '/mfa-resend/{nonceToken}',
    params: { nonceToken },
    schema: codeResentSchema,
    signal,
  })

/** Adds a phone number (ten digits) for codes, and sends the first code. */
export const addMobile = (phone: string, { signal }: CallOptions = {}): Promise<CodeSent> =>
  call({ method: 'POST', path: '/mfa-add-sms', body: { phone }, schema: codeSentSchema, signal })

export type CodeEntry = { code: string; deviceName?: string | undefined; remember?: boolean | undefined }

/** Verifies a code and returns the session. Sends the device's name only to remember the device. */
export async function verifyCode(
  nonceToken: string | null,
  { code, deviceName, remember = false }: CodeEntry,
  { signal }: CallOptions = {},
): Promise<VerifyAnswer> {
  if (nonceToken === null || settings().bearer() === null) {
    // The message that the provider gives for this error.
    throw new ApiError('POST /mfa-verify/{nonceToken}', {
      kind: 'rejected',
      ...emptyDetails,
      message: 'Bearer token or nonce token is null',
    })
  }
  return call({
    method: 'POST',
    path: '/mfa-verify/{nonceToken}',
    params: { nonceToken },
    body: toWire<CodeBody>({ code, ...(remember && { deviceName, remember }) }),
    schema: verifyAnswerSchema,
    // The screen shows its 401 as a message.
    keepsSession: true,
    signal,
  })
}
