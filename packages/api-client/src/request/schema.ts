import * as v from 'valibot'

const requestKinds = ['accounts', 'depositor', 'status', 'transactions'] as const
export type RequestKind = (typeof requestKinds)[number]

/** The answer of a call that goes on at the provider (202). */
export const acceptedSchema = v.pipe(
  v.object({ request_id: v.string() }),
  v.transform(({ request_id }) => ({ requestId: request_id })),
)

export const requestResultSchema = v.object({ kind: v.picklist(requestKinds), result: v.unknown() })

export type Accepted = v.InferOutput<typeof acceptedSchema>
export type RequestResult = v.InferOutput<typeof requestResultSchema>
export type WireAccepted = v.InferInput<typeof acceptedSchema>
export type WireRequestResult = v.InferInput<typeof requestResultSchema>
