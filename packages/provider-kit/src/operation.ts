import type { Capability } from '@coffer/branding/capabilities'
import type { GenericSchema } from 'valibot'
import type { RefusalStatus } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** The description of a call besides its path. The schemas are those that the provider and the application use. */
export interface Operation {
  readonly summary: string
  /** The JSON body; absent if the call takes none. */
  readonly body?: GenericSchema
  /** The body as a multipart form. */
  readonly form?: GenericSchema
  /** `data` of the response's envelope; null if the response has none. */
  readonly data?: GenericSchema
  /** `data` of a 202 response, which names a request to poll, in addition to the response with `status`. */
  readonly pending?: GenericSchema
  /** The whole response, if it has no envelope. */
  readonly answer?: GenericSchema
  /** Whether the type of what the handler returns is not compared with `data`. */
  readonly isUnchecked?: boolean
  /** Defaults to 200. */
  readonly status?: 200 | 201 | 202 | 204 | 302
  /** The call does not exist (404) unless the tenant's branding announces this capability. */
  readonly capability?: Capability
  /** Media type of a response without the envelope. */
  readonly mediaType?: 'application/json' | 'application/pdf' | 'application/octet-stream' | 'text/plain'
  readonly query?: readonly string[]
  /** Needed if http/access.ts does not decide: the call checks its session itself, or comes before the check. */
  readonly needsSession?: boolean
  /** Whether the call moves money or adds something, at most once per Idempotency-Key. */
  readonly isIdempotent?: boolean
  /** Why the call is refused, by status, besides what every call of its kind is refused for. */
  readonly refusals?: Readonly<Partial<Record<RefusalStatus, string>>>
}

/** By method and full path, with the {parameters} of OpenAPI. */
export type Operations = Readonly<Record<`${Method} /${string}`, Operation>>

export interface OperationGroup {
  readonly name: string
  readonly description: string
  readonly operations: Operations
}
