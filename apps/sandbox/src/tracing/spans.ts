import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { knownMethod } from '../http/request-labels.ts'
import { activeSpan } from './active-span.ts'
import type { Tracing } from './tracing.ts'

interface SpanOptions {
  /** Whether a request continues the trace named in its headers. */
  readonly continuesTraces: boolean
}

/**
 * Spans by the semantic conventions of OpenTelemetry, but without the attributes for the path, the client and the host.
 */
export function createSpans(tracer: Tracer, { continuesTraces }: SpanOptions): Tracing {
  return {
    request: async ({ method, scheme, traceparent }, answer) => {
      const known = knownMethod(method)
      const name = known ?? 'HTTP'
      const parent = continuesTraces ? callersContext(traceparent) : ROOT_CONTEXT
      const attributes = { 'http.request.method': known ?? '_OTHER', 'url.scheme': scheme }
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
      try {
        const outcome = await runInSpan({ span, parent, hasTransactions: true }, answer)
        const { route, status, tenant, errorType } = outcome
        span.setAttribute('http.response.status_code', status)
        if (route !== undefined) span.updateName(`${name} ${route}`).setAttribute('http.route', route)
        if (tenant !== null) span.setAttribute('coffer.tenant', tenant)
        if (errorType !== null) markFailed(span, errorType)
      } finally {
        span.end()
      }
    },
    job: async (run) => {
      const parent = activeSpan.getStore()?.context ?? ROOT_CONTEXT
      const span = tracer.startSpan('job', { kind: SpanKind.CONSUMER }, parent)
      const ran = await runInSpan({ span, parent, hasTransactions: false }, run)
      // Without a job, the span is never ended and so never exported.
      if (ran === null) return null
      const { kind, attempts, status } = ran
      span
        .updateName(`job ${kind}`)
        .setAttributes({ 'coffer.job.kind': kind, 'coffer.job.attempts': attempts })
      if (status !== 'done') markFailed(span, status)
      span.end()
      return ran
    },
    transaction: async (mode, run) => {
      const active = activeSpan.getStore()
      if (!active?.hasTransactions) return run()
      const { context: parent } = active
      const attributes = { 'db.system.name': 'postgresql' }
      const span = tracer.startSpan(`${mode} transaction`, { kind: SpanKind.CLIENT, attributes }, parent)
      let isRolledBack = true
      try {
        const result = await runInSpan({ span, parent, hasTransactions: true }, run)
        isRolledBack = false
        return result
      } finally {
        // Not recorded as an error: refused calls roll back too.
        span.setAttribute('coffer.transaction.rolled_back', isRolledBack).end()
      }
    },
  }
}

/** Only the two ids and the sampling flag: a `tracestate` is arbitrary text, which would be exported. */
function callersContext(traceparent: string | undefined): Context {
  const caller = traceparent === undefined ? null : parseTraceParent(traceparent)
  return caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
}

interface Scope {
  readonly span: Span
  readonly parent: Context
  readonly hasTransactions: boolean
}

function runInSpan<T>({ span, parent, hasTransactions }: Scope, work: () => Promise<T>): Promise<T> {
  const { traceId, spanId } = span.spanContext()
  const context = trace.setSpan(parent, span)
  return activeSpan.run({ context, ids: { trace_id: traceId, span_id: spanId }, hasTransactions }, work)
}

function markFailed(span: Span, errorType: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType)
}
