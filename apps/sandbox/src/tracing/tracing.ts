import type { TransactionMode } from '../database/connection.ts'

/** A request, as its span begins. */
export interface IncomingRequest {
  readonly method: string
  readonly scheme: 'http' | 'https'
  /** The W3C header of the caller's trace. */
  readonly traceparent: string | undefined
}

/** The answer to a request, as its span ends. */
export interface RequestOutcome {
  /** The pattern of its path; absent where no route matched. */
  readonly route: string | undefined
  readonly status: number
  /** The type of the error that it failed with, and nothing of its message; null unless it failed. */
  readonly errorType: string | null
}

/** A job that ran. */
export interface JobOutcome {
  readonly kind: string
  readonly attempts: number
  readonly status: 'done' | 'failed' | 'parked'
}

/** Spans of what the provider does. None has a path, an id, an address or anything else that a person sent. */
export interface Tracing {
  /** The span of a request, in the caller's trace where it has one. */
  readonly request: (incoming: IncomingRequest, answer: () => Promise<RequestOutcome>) => Promise<void>
  /** The span of a job; none where no job was due. */
  readonly job: (run: () => Promise<JobOutcome | null>) => Promise<JobOutcome | null>
  /** The span of a transaction of a request; others have none. */
  readonly transaction: <T>(mode: TransactionMode, run: () => Promise<T>) => Promise<T>
}
