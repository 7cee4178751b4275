import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

/** The ids of a span, by the names that log lines have them. */
interface SpanIds {
  readonly trace_id: string
  readonly span_id: string
}

export interface ActiveSpan {
  readonly context: Context
  readonly ids: SpanIds
  /** Whether transactions in it have spans of their own: a job is one already. */
  readonly hasTransactions: boolean
}

/** The span of the work under way. Kept here, so that the log has it without the library. */
export const activeSpan = new AsyncLocalStorage<ActiveSpan>()

const none = {}

/** The ids of the active span, for a log line. */
export const activeSpanIds = (): Partial<SpanIds> => activeSpan.getStore()?.ids ?? none
