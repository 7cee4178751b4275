import { depositorSchema, type Depositor } from '../depositor/schema.ts'
import { call, type CallOptions } from '../transport/call.ts'
import type { Failure } from '../transport/failure.ts'
import { verifiedIdentitySchema, type VerifiedIdentity } from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { HolderPasswordBody, IdentityBody } from './request-schema.ts'

/** The link state, and what the primary depositor has entered of the invited person too. */
export type IdentityFields = { uuid: string; hash: string; ssnLastFour: string; dateOfBirth: string }

/**
 * POST /verify-identity. Fails with `invalid` and `attemptsLeft` where they do not match, `forbidden` once it is locked,
 * `rejected` where the link itself is no good: see `linkProblemOf`.
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

/** PATCH /depositor, step password, by whom the identity check let through. Fails as `verifyIdentity` does, or by `password`. */
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

/** How the emailed link lands: `?state=` of the page it leads to. */
export const invitationStates = ['verified', 'used', 'expired', 'invalid'] as const
export type InvitationState = (typeof invitationStates)[number]

const problems = { linkUsed: 'used', linkExpired: 'expired', linkInvalid: 'invalid' } as const

/** Why an invitation is no good any more; null where the failure is about something else. */
export function linkProblemOf(failure: Failure): Exclude<InvitationState, 'verified'> | null {
  if (failure.kind !== 'rejected') return null
  for (const field of ['linkUsed', 'linkExpired', 'linkInvalid'] as const)
    if (Object.hasOwn(failure.fields, field)) return problems[field]
  return null
}
