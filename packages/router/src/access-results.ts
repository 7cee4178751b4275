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

// Results that decide access to screens. They are declared here, in a layer below the features that record and show
// them, because the guards read them.

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

/** A new email or phone (ten digits), the code that was sent to it, and whether the code was already confirmed. */
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

/** An invited joint holder: the link's parameters and the inviter, then the result of the identity check. */
export const jointInvitation = defineResult(
  'joint-invitation',
  object({ uuid: string(), hash: string(), inviter: optional(string()) }),
)
export const jointIdentity = defineResult('joint-identity', object({ email: string(), token: string() }))
/** An invited holder has set a password but has not seen the welcome screen. Survives the log-in that follows. */
export const jointNewcomer = defineResult('joint-newcomer', object({ isNew: literal(true) }), {
  isForNextSession: true,
})
