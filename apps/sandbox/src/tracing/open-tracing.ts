import { diag, DiagLogLevel } from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../http/log.ts'
import {
  batchLimits,
  chosenSampler,
  continuesTraces,
  describedResource,
  openExporter,
} from './sdk-settings.ts'
import { spansOf } from './spans.ts'
import type { Tracing } from './tracing.ts'

export interface OpenTracing extends Tracing {
  /** Exports what is left. It takes no longer than an export may, and does not fail: the log has the reason. */
  readonly stop: () => Promise<void>
}

/**
 * Exports spans as the standard variables of OpenTelemetry say. Nobody waits for it: a collector that does not answer
 * costs spans and a line of the log.
 */
export async function openTracing(log: Log): Promise<OpenTracing> {
  const reportFailure = (error: unknown) =>
    log.warn({ err: error, status: statusOf(error) }, 'spans could not be exported')
  setGlobalErrorHandler(reportFailure)
  reportSettings(log)
  const exporter = await openExporter()
  const provider = new TracerProvider({
    resource: describedResource(),
    sampler: chosenSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...batchLimits() })],
  })
  return {
    ...spansOf(provider.getTracer('coffer'), { continuesTraces: continuesTraces() }),
    stop: () => provider.shutdown().catch(reportFailure),
  }
}

/** The status of the collector's answer, where it gave one. */
function statusOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'number' ? code : undefined
}

/** What the library has to say about its variables. */
function reportSettings(log: Log): void {
  const report = (...parts: unknown[]) => log.warn(parts.filter((part) => typeof part === 'string').join(' '))
  const ignore = () => {}
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
