import { codeSentSchema, type CodeSent } from '../auth/schema.ts'
import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { toWire } from '../transport/wire-case.ts'
import type { ContactChangeBody, PasswordChangeBody, UserLanguageBody } from './request-schema.ts'
import { userSchema, type User } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { User } from './schema.ts'

/** A new email or phone, verified by a code sent to it. The phone has ten digits. */
export type Contact = { of: 'email' | 'phone'; value: string }
export type PasswordChange = { currentPassword: string; password: string; passwordConfirmation: string }

/** GET /user. */
export const fetchUser = ({ signal }: CallOptions = {}): Promise<User> =>
  call({ method: 'GET', path: '/user', schema: userSchema, signal })

/** Sends a code to the new email or phone, given the current password; see `verifyCode`. */
export const requestContactChange = (
  { of, value, currentPassword }: Contact & { currentPassword: string },
  { signal }: CallOptions = {},
): Promise<CodeSent> =>
  call({
    method: 'POST',
    path: '/mfa-confirm-update/{type}',
    params: { type: of },
    body: toWire<ContactChangeBody>({ [of]: value, currentPassword }),
    schema: codeSentSchema,
    signal,
  })

/** Saves a contact verified by a code; fails with `forbidden` without one. */
export const updateContact = ({ of, value }: Contact, { signal }: CallOptions = {}): Promise<User> =>
  call({ method: 'PATCH', path: '/user', body: { [of]: value }, schema: userSchema, signal })

/** Sets the language of emails and text messages. The call sets a value, so that repeating it is a no-op. */
export const changeLanguage = ({ language }: UserLanguageBody, { signal }: CallOptions = {}): Promise<User> =>
  call({ method: 'PATCH', path: '/user/language', body: { language }, schema: userSchema, signal })

/** Changes the password; other devices are logged out. */
export const changePassword = (
  { currentPassword, password, passwordConfirmation }: PasswordChange,
  { signal }: CallOptions = {},
): Promise<void> =>
  callVoid({
    method: 'PATCH',
    path: '/depositor',
    body: {
      step: 'password',
      ...toWire<PasswordChangeBody>({ currentPassword, password, passwordConfirmation }),
    },
    signal,
  })

export const userQuery = () => queryOptions({ queryKey: ['user'], queryFn: fetchUser })
