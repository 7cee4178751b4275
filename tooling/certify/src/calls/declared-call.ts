import type { Capability } from '@coffer/branding/capabilities'
import type { GenericSchema } from 'valibot'

/** What a provider has to answer when it accepts a call. */
export interface DeclaredCall {
  /** `data` of the answer; absent if the call answers none that is read. */
  readonly data?: GenericSchema
  /** Defaults to 200. */
  readonly status?: 200 | 201 | 202 | 204
  /** `data` of a 202, of a call that may also answer with `status`. */
  readonly pending?: GenericSchema
  /** The call exists only if the tenant's branding announces this capability. */
  readonly capability?: Capability
  /** The call is sent with an Idempotency-Key. */
  readonly isIdempotent?: boolean
}

/** By method and path below /api/v1, with its {parameters}. */
export type DeclaredCalls = Readonly<Record<string, DeclaredCall>>
