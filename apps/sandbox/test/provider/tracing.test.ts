import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { databaseOn } from '../../src/database/connection.ts'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { schedule, workKind } from '../../src/due-work/due-work.ts'
import { openProvider, type Provider } from '../../src/open-provider.ts'
import { defaultSettings } from '../../src/settings.ts'
import { activeSpanIds } from '../../src/tracing/active-span.ts'
import { createSpans } from '../../src/tracing/spans.ts'
import { tracedEngine } from '../../src/tracing/traced-engine.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { testKeys } from '../engine/test-keys.ts'
import { fastSettings, tenants } from './sandbox.ts'

const exporter = new InMemorySpanExporter()
const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer(
  'test',
)
const tracing = createSpans(tracer, { continuesTraces: true })
const job = workKind('planned', v.object({}))
const planted = { message: 'a planted failure with 4711' }

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let provider: Provider
let database: ReturnType<typeof databaseOn>
const lines: string[] = []
beforeAll(async () => {
  opened = await openTestDatabase()
  database = databaseOn(tracedEngine(opened.engine, tracing))
  provider = await openProvider({
    database,
    keys: testKeys,
    tenants,
    log: pino({ level: 'error', mixin: activeSpanIds }, { write: (line) => lines.push(line) }),
    web: () => Promise.reject(new RangeError(planted.message)),
    settings: fastSettings,
    tracing,
  })
  await provider.context.work.runDue()
})
beforeEach(() => {
  exporter.reset()
  lines.length = 0
})
afterAll(() => opened.engine.close())

const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  provider.app.request(`http://harbor.localhost${path}`, { method, headers })
const spansBy = (kind: SpanKind): ReadableSpan[] =>
  exporter.getFinishedSpans().filter((span) => span.kind === kind)
const onlyRequest = (): ReadableSpan => {
  const [span, ...more] = spansBy(SpanKind.SERVER)
  if (!span || more.length > 0) throw new Error(`There are ${more.length} more spans of requests.`)
  return span
}
const loggedIds = () =>
  lines.map((line) => v.parse(v.object({ trace_id: v.string(), span_id: v.string() }), JSON.parse(line)))

describe('the span of a request', () => {
  it('The span of a request is named by the pattern of its route', async () => {
    const routes = provider.app.routes.filter(({ method }) => method !== 'ALL')
    expect(routes.length).toBeGreaterThan(100)
    for (const { method, path } of routes) {
      exporter.reset()
      const host = path.startsWith('/sandbox') ? defaultSettings.operatorHost : 'harbor.localhost'
      const address = path.replaceAll(/:\w+/g, '4711').replace('*', '4711')
      await provider.app.request(`http://${host}${address}?4711`, { method })
      const { name, attributes } = onlyRequest()
      expect([name, attributes['http.route']]).toEqual([`${method} ${path}`, path])
      expect(JSON.stringify(attributes)).not.toContain('4711')
    }
  })

  it('The span of a request has no method that the caller made up', async () => {
    await send('/healthz', 'PLUNDER')
    const { name, attributes } = onlyRequest()
    expect([name, attributes['http.request.method']]).toEqual(['HTTP', '_OTHER'])
  })

  it('The span of a request to a host that is not served names no tenant', async () => {
    await provider.app.request('http://nobody.localhost/api/v1/accounts')
    expect(onlyRequest().attributes).toMatchObject({ 'http.response.status_code': 404 })
    expect(onlyRequest().attributes).not.toHaveProperty(['coffer.tenant'])
  })

  it('The span of a failed request is an error by its type, and the log line has its ids', async () => {
    expect((await send('/somewhere')).status).toBe(500)
    const span = onlyRequest()
    expect(span.status).toEqual({ code: SpanStatusCode.ERROR })
    expect(span.attributes['error.type']).toBe('RangeError')
    expect(span.events).toEqual([])
    const { traceId, spanId } = span.spanContext()
    expect(loggedIds()).toEqual([{ trace_id: traceId, span_id: spanId }])
  })

  it('The span of a refused request is not an error', async () => {
    expect((await send('/api/v1/accounts')).status).toBe(401)
    const { status, attributes } = onlyRequest()
    expect(status).toEqual({ code: SpanStatusCode.UNSET })
    expect(attributes).toEqual({
      'http.request.method': 'GET',
      'coffer.tenant': 'harbor',
      'http.route': '/api/v1/accounts',
      'http.response.status_code': 401,
      'url.scheme': 'http',
    })
  })

  it.each([
    ['an unreadable trace', 'somewhere-else'],
    ['an empty trace id', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['two traces', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01, 00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`],
  ])('The span of a request begins a trace if the caller names %s', async (_, traceparent) => {
    await send('/healthz', 'GET', { traceparent })
    expect(onlyRequest().parentSpanContext).toBeUndefined()
  })

  it('The span of a request continues the caller’s trace without tracestate, unless OTEL_PROPAGATORS excludes it', async () => {
    const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)]
    const traceparent = `00-${traceId}-${spanId}-01`
    await send('/healthz', 'GET', { traceparent, tracestate: 'vendor=4711' })
    const { parentSpanContext } = onlyRequest()
    expect(parentSpanContext).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true })
    exporter.reset()
    const answer = { route: '/', status: 200, tenant: null, errorType: null }
    const alone = createSpans(tracer, { continuesTraces: false })
    await alone.request({ method: 'GET', scheme: 'http', traceparent }, () => Promise.resolve(answer))
    expect(onlyRequest().spanContext().traceId).not.toBe(traceId)
  })
})

describe('the span of a transaction', () => {
  it('The span of a transaction belongs to its request and tells whether it was rolled back', async () => {
    await send('/healthz')
    const [transaction] = spansBy(SpanKind.CLIENT)
    expect(transaction).toMatchObject({
      name: 'change transaction',
      attributes: { 'db.system.name': 'postgresql', 'coffer.transaction.rolled_back': false },
    })
    expect(transaction?.parentSpanContext?.spanId).toBe(onlyRequest().spanContext().spanId)
    exporter.reset()
    const failing = () => inTenant(database, 'harbor', () => Promise.reject(new Error(planted.message)))
    const incoming = { method: 'GET', scheme: 'http', traceparent: undefined } as const
    await expect(tracing.request(incoming, failing)).rejects.toThrow(planted.message)
    expect(spansBy(SpanKind.CLIENT).map(({ attributes }) => attributes)).toEqual([
      { 'db.system.name': 'postgresql', 'coffer.transaction.rolled_back': true },
    ])
  })

  it('The span of a transaction is left out when nothing else has a span', async () => {
    await inTenant(database, 'harbor', () => Promise.resolve())
    expect(exporter.getFinishedSpans()).toEqual([])
  })
})

describe('the span of a job', () => {
  const run = async () => {
    await inTenant(database, 'harbor', (tx) => schedule(tx, job, {}, now(tx)))
    await provider.context.work.runDue()
  }

  it('The span of a job is exported for jobs that ran, and not for the search for jobs', async () => {
    await provider.context.work.runDue()
    expect(exporter.getFinishedSpans()).toEqual([])
    provider.context.work.register(job, () => Promise.resolve())
    await run()
    expect(exporter.getFinishedSpans()).toMatchObject([
      {
        name: 'job planned',
        kind: SpanKind.CONSUMER,
        status: { code: SpanStatusCode.UNSET },
        attributes: { 'coffer.job.kind': 'planned', 'coffer.job.attempts': 1 },
      },
    ])
  })

  it('The span of a failed job is an error, and the log line has its ids', async () => {
    provider.context.work.register(job, () => Promise.reject(new Error(planted.message)))
    await run()
    const [span] = exporter.getFinishedSpans()
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR })
    expect(span?.attributes).toEqual({
      'coffer.job.kind': 'planned',
      'coffer.job.attempts': 1,
      'error.type': 'failed',
    })
    const { traceId, spanId } = span?.spanContext() ?? {}
    expect(loggedIds()).toEqual([{ trace_id: traceId, span_id: spanId }])
  })
})
