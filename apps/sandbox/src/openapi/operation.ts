import type { GenericSchema } from 'valibot'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** What the document says of a call besides its path. The schemas are those that the provider and the application use. */
export interface Operation {
  readonly summary: string
  /** The JSON body; absent where the call takes none. */
  readonly body?: GenericSchema
  /** The body as a multipart form. */
  readonly form?: GenericSchema
  /** `data` of the answer's envelope; null where it is absent. */
  readonly data?: GenericSchema
  /** `data` of an answer with 202, which names a request to follow, beside the one with `status`. */
  readonly pending?: GenericSchema
  /** The whole answer without the envelope. */
  readonly answer?: GenericSchema
  /** 200 where it is absent. */
  readonly status?: 200 | 201 | 202 | 204
  /** Media type of an answer without the envelope. */
  readonly mediaType?: 'application/json' | 'application/pdf' | 'application/octet-stream' | 'text/plain'
  readonly query?: readonly string[]
  /** Where http/access.ts does not tell: the call checks its session itself, or precedes the check. */
  readonly needsSession?: boolean
  /** Whether the call moves money or adds something at most once per Idempotency-Key. */
  readonly isIdempotent?: boolean
}

/** By method and whole path, with the {parameters} of OpenAPI. */
export type Operations = Readonly<Record<`${Method} /${string}`, Operation>>

export interface OperationGroup {
  readonly name: string
  readonly description: string
  readonly operations: Operations
}
