import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

const requestKinds = ['accounts', 'depositor', 'status', 'transactions'] as const
export type RequestKind = (typeof requestKinds)[number]

/** The response to an asynchronous call (202). */
export const acceptedSchema = wireObject({ request_id: v.string() })

/** The same of a transfer, with the business day of a scheduled deposit, and the requested day, if they differ. */
export const acceptedTransferSchema = v.object({
  request_id: v.string(),
  scheduled_for: v.optional(v.string()),
  asked_for: v.optional(v.string()),
})

export const requestResultSchema = v.object({ kind: v.picklist(requestKinds), result: v.unknown() })

export type Accepted = v.InferOutput<typeof acceptedSchema>
export type RequestResult = v.InferOutput<typeof requestResultSchema>
export type WireAccepted = v.InferInput<typeof acceptedSchema>
export type WireRequestResult = v.InferInput<typeof requestResultSchema>
