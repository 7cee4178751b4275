import { defineResult } from '@coffer/session/result'
import {
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeInteger,
  string,
} from 'valibot'

// Results that decide who may enter a screen. They are declared here, below the features that record and show them,
// because the guards read them.

export const resetRequested = defineResult('reset-requested', object({ email: string() }))
export const resetFailed = defineResult('reset-failed', object({ message: nullable(string()) }))

export const linkingSuccess = defineResult('linking-success', object({ linkedAccountId: nullable(string()) }))
export const microdepositsVerified = defineResult(
  'microdeposits-verified',
  object({ linkedAccountId: string() }),
)
/** The first deposit, in cents. */
export const fundSuccess = defineResult(
  'fund-success',
  object({ amount: pipe(number(), safeInteger()), requestId: nullable(string()) }),
)

/** A new email or phone (ten digits), the code that was sent to it, and whether the code was given already. */
export const changeUnderWay = defineResult(
  'change-under-way',
  object({
    of: picklist(['email', 'phone']),
    value: string(),
    nonceToken: string(),
    maskedDestination: string(),
    resendAt: number(),
    isConfirmed: boolean(),
  }),
)

/** An invited joint holder: what the link carried and who invites, then what the identity check gave. */
export const jointInvitation = defineResult(
  'joint-invitation',
  object({ uuid: string(), hash: string(), inviter: optional(string()) }),
)
export const jointIdentity = defineResult('joint-identity', object({ email: string(), token: string() }))
/** An invited holder has a password and has not seen the welcome screen. Outlives the log-in that follows. */
export const jointNewcomer = defineResult('joint-newcomer', object({ isNew: literal(true) }), {
  isForNextSession: true,
})
