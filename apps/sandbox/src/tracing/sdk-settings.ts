import { diag } from '@opentelemetry/api'
import { getNumberFromEnv, getStringFromEnv, getStringListFromEnv } from '@opentelemetry/core'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
  type Resource,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'

// The exporters read their own variables. From version 3 on, those of the SDK are read only by the package for all
// signals.

const byRatio = (): Sampler => new TraceIdRatioBasedSampler(getNumberFromEnv('OTEL_TRACES_SAMPLER_ARG') ?? 1)
const byParent = (root: Sampler): Sampler => new ParentBasedSampler({ root })

const samplers = new Map<string, () => Sampler>([
  ['always_on', () => new AlwaysOnSampler()],
  ['always_off', () => new AlwaysOffSampler()],
  ['traceidratio', byRatio],
  ['parentbased_always_on', () => byParent(new AlwaysOnSampler())],
  ['parentbased_always_off', () => byParent(new AlwaysOffSampler())],
  ['parentbased_traceidratio', () => byParent(byRatio())],
])

/** The sampler of OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG. */
export function chosenSampler(): Sampler {
  const name = getStringFromEnv('OTEL_TRACES_SAMPLER')?.trim() ?? 'parentbased_always_on'
  const choose = samplers.get(name)
  if (choose) return choose()
  diag.warn(`OTEL_TRACES_SAMPLER is "${name}", which is no known sampler: all traces are exported.`)
  return byParent(new AlwaysOnSampler())
}

/** The sender of the spans: OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. Nothing about the machine or its users. */
export const describedResource = (): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'coffer-provider' }))
    .merge(
      detectResources({
        // Later detectors override earlier ones.
        detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
      }),
    )

const batchVariables = {
  maxQueueSize: 'OTEL_BSP_MAX_QUEUE_SIZE',
  maxExportBatchSize: 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
  scheduledDelayMillis: 'OTEL_BSP_SCHEDULE_DELAY',
  exportTimeoutMillis: 'OTEL_BSP_EXPORT_TIMEOUT',
}

/** The batch limits set by the variables OTEL_BSP_…. */
export function batchLimits(): Partial<Record<keyof typeof batchVariables, number>> {
  return Object.fromEntries(
    Object.entries(batchVariables).flatMap(([limit, variable]) => {
      const value = getNumberFromEnv(variable)
      return value !== undefined && value > 0 ? [[limit, value]] : []
    }),
  )
}

/** Whether OTEL_PROPAGATORS includes the W3C trace context, as it does by default. */
export const continuesTraces = (): boolean =>
  (getStringListFromEnv('OTEL_PROPAGATORS') ?? ['tracecontext']).includes('tracecontext')

/** An exporter for OTLP over HTTP, with the protocol of OTEL_EXPORTER_OTLP_PROTOCOL. */
export async function openExporter(): Promise<SpanExporter> {
  const protocol =
    getStringFromEnv('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? getStringFromEnv('OTEL_EXPORTER_OTLP_PROTOCOL')
  if (protocol?.trim() === 'http/json')
    return new (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter()
  if (protocol !== undefined && protocol.trim() !== 'http/protobuf')
    diag.warn(`Traces are not exported by "${protocol}" but by http/protobuf, usually at port 4318.`)
  return new (await import('@opentelemetry/exporter-trace-otlp-proto')).OTLPTraceExporter()
}
