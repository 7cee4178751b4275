import type { Deposit } from '@coffer/api-client/transfers'
import { frequencies } from '@coffer/domain/schedule'
import { defineResult } from '@coffer/session/result'
import {
  boolean,
  type GenericSchema,
  isoDate,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeInteger,
  string,
} from 'valibot'

const cents = pipe(number(), safeInteger())
const day = pipe(string(), isoDate())

/** `acceptedAt` is milliseconds by the provider's clock; `isChecked` is true once the request has ended. */
const accepted = { requestId: string(), acceptedAt: number(), isChecked: boolean() }
const { linkedAccountId, ...change } = {
  linkedAccountId: string(),
  amount: cents,
  frequency: picklist(frequencies),
  startDate: nullable(day),
  endDate: nullable(day),
} satisfies { [Field in keyof Deposit]: GenericSchema<Deposit[Field]> }

export const depositSubmitted = defineResult(
  'deposit-submitted',
  object({ linkedAccountId, ...change, ...accepted }),
)
export const depositRescheduled = defineResult('deposit-rescheduled', object(change))
export const depositCancelled = defineResult(
  'deposit-cancelled',
  object({ amount: cents, scheduledFor: day, isRepeating: boolean() }),
)
export const withdrawalSubmitted = defineResult(
  'withdrawal-submitted',
  object({ linkedAccountId, amount: cents, ...accepted }),
)
export const accountClosing = defineResult('account-closing', object({ linkedAccountId, ...accepted }))
