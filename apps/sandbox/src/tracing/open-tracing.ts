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
import { createSpans } from './spans.ts'
import type { Tracing } from './tracing.ts'

export interface OpenTracing extends Tracing {
  /** Exports the remaining spans. Limited by the timeout of an export, and never fails: errors are logged. */
  readonly stop: () => Promise<void>
}

/**
 * Exports spans as configured by the standard variables of OpenTelemetry. No request waits for it: a collector that
 * does not respond costs spans and a log line.
 */
export async function openTracing(log: Log): Promise<OpenTracing> {
  const reportFailure = (error: unknown) =>
    log.warn({ err: error, status: responseStatus(error) }, 'spans could not be exported')
  setGlobalErrorHandler(reportFailure)
  reportSettings(log)
  const exporter = await openExporter()
  const provider = new TracerProvider({
    resource: describedResource(),
    sampler: chosenSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...batchLimits() })],
  })
  return {
    ...createSpans(provider.getTracer('coffer'), { continuesTraces: continuesTraces() }),
    stop: () => provider.shutdown().catch(reportFailure),
  }
}

/** The status of the collector's response, if it responded. */
function responseStatus(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'number' ? code : undefined
}

/** Logs the library's warnings about its variables. */
function reportSettings(log: Log): void {
  const report = (...parts: unknown[]) => log.warn(parts.filter((part) => typeof part === 'string').join(' '))
  const ignore = () => {}
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
