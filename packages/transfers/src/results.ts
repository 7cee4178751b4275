import { frequencies } from '@coffer/domain/schedule'
import { defineResult } from '@coffer/session/result'
import { boolean, isoDate, nullable, number, object, picklist, pipe, safeInteger, string } from 'valibot'

const cents = pipe(number(), safeInteger())
const day = pipe(string(), isoDate())

/** Accepted at an instant of the provider's clock, ms; checked once its request has ended. */
const accepted = { requestId: string(), acceptedAt: number(), isChecked: boolean() }
/** Without a start it went out at once. */
const schedule = { frequency: picklist(frequencies), startDate: nullable(day), endDate: nullable(day) }

export const depositSubmitted = defineResult(
  'deposit-submitted',
  object({ linkedAccountId: string(), amount: cents, ...schedule, ...accepted }),
)
export const depositRescheduled = defineResult('deposit-rescheduled', object({ amount: cents, ...schedule }))
export const depositCancelled = defineResult(
  'deposit-cancelled',
  object({ amount: cents, scheduledFor: day, isRepeating: boolean() }),
)
export const withdrawalSubmitted = defineResult(
  'withdrawal-submitted',
  object({ linkedAccountId: string(), amount: cents, ...accepted }),
)
export const accountClosing = defineResult(
  'account-closing',
  object({ linkedAccountId: string(), ...accepted }),
)
