import { queryOptions } from '@tanstack/react-query'
import type { EmailedLinkBody } from '../auth/request-schema.ts'
import { depositorSchema, type Depositor } from '../depositor/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import type { Failure } from '../transport/failure.ts'
import {
  invitationAnswerSchema,
  verifiedIdentitySchema,
  type InvitationAnswer,
  type InvitationState,
  type VerifiedIdentity,
} from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { HolderPasswordBody, IdentityBody } from './request-schema.ts'

/** The uuid and hash of the link, and identity details that the primary depositor entered too. */
export type IdentityFields = { uuid: string; hash: string; ssnLastFour: string; dateOfBirth: string }

/**
 * POST /verify-identity. Fails with `invalid` and `attemptsLeft` if the details do not match, with `forbidden` after a
 * lock, and with `rejected` if the link is not valid: see `toLinkProblem`.
 */
export const verifyIdentity = (
  { uuid, hash, ssnLastFour, dateOfBirth }: IdentityFields,
  { signal }: CallOptions = {},
): Promise<VerifiedIdentity> =>
  call({
    method: 'POST',
    path: '/verify-identity',
    body: toWire<IdentityBody>({ uuid, hash, ssnLastFour, dateOfBirth }),
    auth: false,
    schema: verifiedIdentitySchema,
    signal,
  })

export type HolderPassword = VerifiedIdentity & { password: string; passwordConfirmation: string }

/**
 * PATCH /depositor, step password, after the identity check. Fails as `verifyIdentity` does, or with `invalid` at
 * `password`.
 */
export const createPassword = (
  { email, token, password, passwordConfirmation }: HolderPassword,
  { signal }: CallOptions = {},
): Promise<Depositor> =>
  call({
    method: 'PATCH',
    path: '/depositor',
    body: {
      step: 'password',
      ...toWire<HolderPasswordBody>({ email, token, password, passwordConfirmation }),
    },
    auth: false,
    schema: depositorSchema,
    signal,
  })

/** POST /email/verify/joint: checks the invitation's link, which stays valid until a password is set. */
const checkInvitation = (link: EmailedLinkBody, { signal }: CallOptions): Promise<InvitationAnswer> =>
  call({
    method: 'POST',
    path: '/email/verify/joint',
    body: link,
    auth: false,
    schema: invitationAnswerSchema,
    signal,
  })

export const invitationQuery = (link: EmailedLinkBody) =>
  queryOptions({
    queryKey: ['invitation', link.uuid],
    queryFn: ({ signal }) => checkInvitation(link, { signal }),
    staleTime: Infinity,
  })

const problems = { linkUsed: 'used', linkExpired: 'expired', linkInvalid: 'invalid' } as const

/** Why the invitation's link is not valid; null for any other failure. */
export function toLinkProblem(failure: Failure): Exclude<InvitationState, 'verified'> | null {
  if (failure.kind !== 'rejected') return null
  for (const field of ['linkUsed', 'linkExpired', 'linkInvalid'] as const)
    if (Object.hasOwn(failure.fields, field)) return problems[field]
  return null
}
