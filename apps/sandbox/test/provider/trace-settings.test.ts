import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportsTraces } from '../../src/tracing/exports-traces.ts'
import {
  batchLimits,
  chosenSampler,
  continuesTraces,
  describedResource,
  openExporter,
} from '../../src/tracing/sdk-settings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
const none = {
  OTEL_SERVICE_NAME: '',
  OTEL_RESOURCE_ATTRIBUTES: '',
  OTEL_TRACES_SAMPLER: '',
  OTEL_TRACES_SAMPLER_ARG: '',
  OTEL_PROPAGATORS: '',
  OTEL_EXPORTER_OTLP_PROTOCOL: '',
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: '',
}

const stub = (variables: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}
beforeEach(() => stub(none))
afterEach(() => vi.unstubAllEnvs())

describe('exportsTraces', () => {
  it.each([
    ['an endpoint', endpoint],
    ['an endpoint of traces', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }],
    ['other exporters too', { ...endpoint, OTEL_TRACES_EXPORTER: 'console, otlp' }],
    ['empty variables', { ...endpoint, OTEL_SDK_DISABLED: '', OTEL_TRACES_EXPORTER: '' }],
    ['an SDK that is not disabled', { ...endpoint, OTEL_SDK_DISABLED: 'false' }],
  ])('exportsTraces is true with %s', (_, variables) => expect(exportsTraces(variables)).toBe(true))

  it.each([
    ['without an endpoint', {}],
    ['with an empty endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
    ['with an endpoint of metrics alone', { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://127.0.0.1:4318' }],
    ['with a disabled SDK', { ...endpoint, OTEL_SDK_DISABLED: 'True' }],
    ['with no exporter', { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }],
    ['with another exporter', { ...endpoint, OTEL_TRACES_EXPORTER: 'zipkin' }],
  ])('exportsTraces is false %s', (_, variables) => expect(exportsTraces(variables)).toBe(false))
})

describe('the sampler', () => {
  it.each([
    ['', '', /^ParentBased\{root=AlwaysOnSampler/],
    ['always_on', '', /^AlwaysOnSampler$/],
    ['always_off', '', /^AlwaysOffSampler$/],
    ['traceidratio', '0.25', /^TraceIdRatioBased\{0\.25\}$/],
    ['traceidratio', '', /^TraceIdRatioBased\{1\}$/],
    ['parentbased_always_on', '', /^ParentBased\{root=AlwaysOnSampler/],
    ['parentbased_always_off', '', /^ParentBased\{root=AlwaysOffSampler/],
    ['parentbased_traceidratio', '0.5', /^ParentBased\{root=TraceIdRatioBased\{0\.5\}/],
    ['unheard_of', '', /^ParentBased\{root=AlwaysOnSampler/],
  ])('The sampler of OTEL_TRACES_SAMPLER="%s" and its argument "%s" is %s', (name, argument, expected) => {
    stub({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: argument })
    expect(chosenSampler().toString()).toMatch(expected)
  })
})

describe('the resource', () => {
  const names = () => {
    const { attributes } = describedResource()
    return [attributes['service.name'], attributes['service.instance.id']]
  }

  it('The resource is named by OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES or the provider, in this order', () => {
    expect(names()[0]).toBe('coffer-provider')
    stub({ OTEL_RESOURCE_ATTRIBUTES: 'service.name=second,service.instance.id=one' })
    expect(names()).toEqual(['second', 'one'])
    stub({ OTEL_SERVICE_NAME: 'first' })
    expect(names()).toEqual(['first', 'one'])
  })

  it('The resource has no attribute of the machine', () => {
    const { attributes } = describedResource()
    expect(Object.keys(attributes).filter((key) => !/^(?:service|telemetry)\./.test(key))).toEqual([])
  })
})

describe('the batches', () => {
  it('The batches have the limits of OTEL_BSP_…, and invalid ones are ignored', () => {
    stub({ OTEL_BSP_MAX_QUEUE_SIZE: '9', OTEL_BSP_SCHEDULE_DELAY: '-1', OTEL_BSP_EXPORT_TIMEOUT: 'soon' })
    expect(batchLimits()).toEqual({ maxQueueSize: 9 })
  })
})

describe('the exporter', () => {
  it.each([
    ['', ProtobufExporter],
    ['http/protobuf', ProtobufExporter],
    ['http/json', JsonExporter],
    ['grpc', ProtobufExporter],
  ])('The exporter of OTEL_EXPORTER_OTLP_PROTOCOL="%s" sends over HTTP', async (protocol, expected) => {
    stub({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol })
    expect(await openExporter()).toBeInstanceOf(expected)
    stub({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol })
    expect(await openExporter()).toBeInstanceOf(expected)
  })
})

describe('continuesTraces', () => {
  it.each([
    ['', true],
    ['tracecontext,baggage', true],
    ['none', false],
    ['b3', false],
  ])('continuesTraces with OTEL_PROPAGATORS="%s" is %s', (propagators, expected) => {
    stub({ OTEL_PROPAGATORS: propagators })
    expect(continuesTraces()).toBe(expected)
  })
})
