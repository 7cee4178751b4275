import { type Closing, closingReasons } from '@coffer/api-client/transfers'
import * as v from 'valibot'
import { crossFieldCheck } from '@coffer/forms/checks'

const values = v.object({ linkedAccountId: v.string(), reason: v.string() })
export type ClosingValues = v.InferOutput<typeof values>

const parseReason = (text: string) => closingReasons.find((reason) => reason === text)

/** The request that results from valid values. */
export const toClosing = ({ linkedAccountId, reason }: ClosingValues): Closing => ({
  linkedAccountId,
  reason: parseReason(reason) ?? 'other',
})

/** Validates the form's values; `to` is the linked accounts that can receive the money. The output is the request. */
export const closingSchema = (to: readonly string[]) =>
  v.pipe(
    values,
    crossFieldCheck<ClosingValues>(({ linkedAccountId, reason }) => ({
      linkedAccountId: to.includes(linkedAccountId) ? null : 'from.problem',
      reason: parseReason(reason) ? null : 'close.reason.problem',
    })),
    v.transform(toClosing),
  )

/** A stored closing whose response is pending. */
export const sentClosingSchema = v.object({
  linkedAccountId: v.string(),
  reason: v.picklist(closingReasons),
})
