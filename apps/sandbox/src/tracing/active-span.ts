import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

/** The ids of a span, under their names in log lines. */
interface SpanIds {
  readonly trace_id: string
  readonly span_id: string
}

export interface ActiveSpan {
  readonly context: Context
  readonly ids: SpanIds
  /** Whether transactions within it have separate spans. A job has none, since it is a single transaction. */
  readonly hasTransactions: boolean
}

/** The span of the current work. Kept here, so that the log can use it without loading the library. */
export const activeSpan = new AsyncLocalStorage<ActiveSpan>()

const none = {}

/** The ids of the active span, for a log line. */
export const activeSpanIds = (): Partial<SpanIds> => activeSpan.getStore()?.ids ?? none
