import type { TransactionMode } from '../database/connection.ts'

/** The data of a request at the start of its span. */
export interface IncomingRequest {
  readonly method: string
  readonly scheme: 'http' | 'https'
  /** The W3C header with the caller's trace. */
  readonly traceparent: string | undefined
}

/** The result of a request at the end of its span. */
export interface RequestOutcome {
  /** The pattern of the path; absent if no route matched. */
  readonly route: string | undefined
  readonly status: number
  /** The slug of a tenant that is served; null for a call to none, such as the operator's. */
  readonly tenant: string | null
  /** The type of the error that the request failed with, without its message; null unless it failed. */
  readonly errorType: string | null
}

/** A job that ran. */
export interface JobOutcome {
  readonly kind: string
  readonly attempts: number
  readonly status: 'done' | 'failed' | 'parked'
}

/** Spans of the provider's work. They contain no path, id, address or other input of a person. */
export interface Tracing {
  /** The span of a request, in the caller's trace if it has one. */
  readonly request: (incoming: IncomingRequest, answer: () => Promise<RequestOutcome>) => Promise<void>
  /** The span of a job; none if no job was due. */
  readonly job: (run: () => Promise<JobOutcome | null>) => Promise<JobOutcome | null>
  /** The span of a transaction within a request; others have none. */
  readonly transaction: <T>(mode: TransactionMode, run: () => Promise<T>) => Promise<T>
}
