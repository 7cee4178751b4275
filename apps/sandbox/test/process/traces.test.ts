import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from '@coffer/local-http/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { logIn } from '../../chaos/log-in.ts'
import { seedFolder } from '../../chaos/seed.ts'
import { packageFolder } from '../../src/package-folder.ts'
import { onFolder, ProviderProcess } from './provider-process.ts'
import { spanKinds, TraceReceiver } from './trace-receiver.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentSpanId = '00f067aa0ba902b7'
const account = '8f1b2c3d-0000-4000-8000-00000000d0c5'
const unwanted = {
  account,
  query: 'in-a-query',
  tracestate: 'vendor=in-a-tracestate',
  agent: 'An-Unusual-Browser/7.7',
  email: 'active@example.com',
}
const answered = v.object({ call: v.string(), trace_id: v.string(), span_id: v.string() })
const coverage = v.object({ result: v.array(v.object({ url: v.string() })) })
const sourceMap = v.object({ sources: v.array(v.string()) })

let home: string
let receiver: TraceReceiver
let endpoint: string
let output = ''
let receivedBeforeStop: number

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sandbox-traces-'))
  await seedFolder(join(home, 'data'), ['active'])
  receiver = new TraceReceiver()
  endpoint = await receiver.start()
  const traced = await startProvider({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'bank-provider',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=overridden',
    // No span is exported before the process stops.
    OTEL_BSP_SCHEDULE_DELAY: '3600000',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '2000',
    NODE_V8_COVERAGE: join(home, 'traced'),
  })
  const session = await logIn(traced, unwanted.email)
  const headers = {
    ...session,
    traceparent: `00-${traceId}-${parentSpanId}-01`,
    tracestate: unwanted.tracestate,
    'User-Agent': unwanted.agent,
  }
  await traced.send('GET', `/api/v1/accounts/${account}/goals?search=${unwanted.query}`, headers)
  await traced.operate('POST', '/clock', { advance_seconds: 86_400 })
  receivedBeforeStop = receiver.received.length
  await traced.stop()
}, 120_000)
afterAll(async () => {
  receiver.stop()
  await rm(home, { recursive: true, force: true })
})

/** Starts a provider with variables of OpenTelemetry; `output` has the output of the latest one. */
async function startProvider(variables: Readonly<Record<string, string>>): Promise<ProviderProcess> {
  output = ''
  const env = { ...onFolder(join(home, 'data')), TENANT: 'harbor', LOG_LEVEL: 'info', ...variables }
  const provider = new ProviderProcess(env, await freePort(), { onOutput: (text) => (output += text) })
  await provider.start()
  return provider
}

/** OpenTelemetry modules that a process has loaded, according to the coverage it wrote to a folder. */
function loadedModules(folder: string): readonly string[] {
  const loaded = globSync('*.json', { cwd: folder })
    .flatMap((name) => v.parse(coverage, JSON.parse(readFileSync(join(folder, name), 'utf8'))).result)
    .filter(({ url }) => url.startsWith(`${pathToFileURL(join(packageFolder, 'dist')).href}/`))
    .map(({ url }) => `${fileURLToPath(url)}.map`)
    .filter(existsSync)
  expect(loaded.length).toBeGreaterThan(10)
  return loaded
    .flatMap((map) => v.parse(sourceMap, JSON.parse(readFileSync(map, 'utf8'))).sources)
    .filter((source) => source.includes('/@opentelemetry/'))
}

const exportedAs = (kind: keyof typeof spanKinds) =>
  receiver.spans.filter((span) => span.kind === spanKinds[kind])

describe('a provider with an endpoint for traces', () => {
  it('A provider that stops exports the remaining spans, with the resource that its variables describe', () => {
    expect(receivedBeforeStop).toBe(0)
    expect(receiver.received.map(({ path, contentType }) => [path, contentType])).toEqual([
      ['/v1/traces', 'application/json'],
    ])
    expect(receiver.resources).toEqual([
      expect.objectContaining({
        'service.name': 'bank-provider',
        'deployment.environment.name': 'test',
        'telemetry.sdk.name': 'opentelemetry',
      }),
    ])
  })

  it('Each request has one span, whose ids are in its log line', () => {
    const lines = output.split('\n').flatMap((line) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answered), line)
      return parsed.success ? [parsed.output] : []
    })
    expect(lines.length).toBeGreaterThan(8)
    const logged = lines.map(({ call, trace_id, span_id }) => [trace_id, span_id, call].join(' '))
    const spans = exportedAs('server')
    const exported = spans.map((span) => [span.traceId, span.spanId, span.attributes['http.route']].join(' '))
    expect(exported.toSorted()).toEqual(logged.toSorted())
    for (const { name, attributes } of spans)
      expect(name).toBe(`${attributes['http.request.method']} ${attributes['http.route']}`)
  })

  it('The span of a request continues the caller’s trace, and is named by the pattern of the path', () => {
    const spans = receiver.spans.filter((span) => span.traceId === traceId)
    const [request] = spans.filter(({ kind }) => kind === spanKinds.server)
    expect(request).toMatchObject({
      parentSpanId,
      name: 'GET /api/v1/accounts/:uuid/goals',
      status: { code: 0 },
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/accounts/:uuid/goals',
        'http.response.status_code': 404,
        'url.scheme': 'http',
      },
    })
    const transactions = spans.filter(({ kind }) => kind === spanKinds.client)
    expect(transactions).not.toEqual([])
    for (const { parentSpanId: parent } of transactions) expect(parent).toBe(request?.spanId)
  })

  it('Each job has one span, named by its kind', () => {
    const jobs = exportedAs('consumer')
    expect(jobs.map(({ name }) => name)).toContain('job end-of-day')
    for (const { name, attributes } of jobs)
      expect(attributes).toEqual({ 'coffer.job.kind': name.slice('job '.length), 'coffer.job.attempts': 1 })
  })

  it('No exported span lacks its parent', () => {
    const ids = [...receiver.spans.map(({ spanId }) => spanId), parentSpanId, '', undefined]
    expect(receiver.spans.filter((span) => !ids.includes(span.parentSpanId))).toEqual([])
  })

  it('The exported spans contain no path, query, header or address', () => {
    const text = receiver.text.toLowerCase()
    expect(Object.values(unwanted).filter((part) => text.includes(part.toLowerCase()))).toEqual([])
    expect(text).not.toMatch(/user_agent|client\.address|url\.(?:path|query|full)|host\.name|process\./)
  })
})

describe('the library of OpenTelemetry', () => {
  it('The library of OpenTelemetry is loaded for an endpoint alone, and nothing is sent or logged without one', async () => {
    const before = receiver.received.length
    const untraced = await startProvider({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_SDK_DISABLED: 'true',
      NODE_V8_COVERAGE: join(home, 'untraced'),
    })
    await untraced.send('GET', '/api/v1/branding', { traceparent: `00-${traceId}-${parentSpanId}-01` })
    await untraced.stop()
    expect(output).toContain('"call":"/api/v1/branding"')
    expect(output).not.toContain('trace_id')
    expect(receiver.received).toHaveLength(before)
    expect(loadedModules(join(home, 'traced'))).not.toEqual([])
    expect(loadedModules(join(home, 'untraced'))).toEqual([])
  }, 60_000)
})

describe('a collector', () => {
  it('A collector that does not answer keeps the provider neither from serving nor from stopping', async () => {
    const provider = await startProvider({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${await freePort()}/v1/traces`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    })
    expect((await provider.send('GET', '/api/v1/branding')).status).toBe(200)
    await provider.stop()
    expect(output).toContain('"msg":"spans could not be exported"')
    expect(output).toContain('ECONNREFUSED')
  }, 60_000)

  it('A collector that refuses spans is logged with its status', async () => {
    const refusing = new TraceReceiver(404)
    const provider = await startProvider({ OTEL_EXPORTER_OTLP_ENDPOINT: await refusing.start() })
    await provider.stop()
    refusing.stop()
    expect(output).toContain('"status":404,"msg":"spans could not be exported"')
  }, 60_000)
})
