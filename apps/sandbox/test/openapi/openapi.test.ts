import { inMatchingOrder } from '@coffer/provider-kit/serve-calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { declaredCalls } from '../../src/openapi/declared-calls.ts'
import { openApiDocument } from '../../src/openapi/document.ts'
import { operationGroups } from '../../src/openapi/operation-groups.ts'
import { embedJson } from '../../src/openapi/embed-json.ts'
import { operatorKey } from '../operator-access.ts'
import type { HttpClient } from '../provider/http-client.ts'
import { depositorsAnswer } from '../../src/operator/answers.ts'
import { DocumentedAnswers } from './documented-answers.ts'
import { everyTenant, openSandboxForFile } from '../provider/sandbox.ts'
import { addCustomer } from '../provider/users.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })
const json = v.record(v.string(), v.unknown())
const withContent = v.object({
  description: v.optional(v.string()),
  content: v.optional(v.record(v.string(), v.object({ schema: v.optional(json) }))),
})
const operation = v.object({
  operationId: v.string(),
  security: v.array(json),
  requestBody: v.optional(withContent),
  responses: v.record(v.string(), withContent),
})
const openApi = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: v.record(v.string(), json) }),
})

const atOperatorsHost = (path: string) => sandbox.app.request(`http://sandbox.localhost:4100${path}`)
const read = async (): Promise<unknown> => (await atOperatorsHost('/sandbox/openapi.json')).json()

let sent: Record<string, unknown>
let document: v.InferOutput<typeof openApi>
beforeAll(async () => {
  sent = v.parse(json, await read())
  document = v.parse(openApi, sent)
})

/** A schema, or the component that it refers to. */
const resolve = (schema: Record<string, unknown>) =>
  typeof schema['$ref'] === 'string'
    ? (document.components.schemas[schema['$ref'].replace('#/components/schemas/', '')] ?? {})
    : schema

/** Every object within a value, with its place. */
function* objectsWithin(value: unknown, place = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [place, v.parse(json, value)]
  for (const [key, item] of Object.entries(value)) yield* objectsWithin(item, `${place}/${key}`)
}

const documentedCalls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ call: `${method.toUpperCase()} ${path}`, ...one })),
  )

/** Routes that are not documented calls: pages and their files. */
const others = [
  /^GET \/\*$/,
  /^GET \/sandbox(\/[\w-]+\.(js|css))?$/,
  /^GET \/sandbox\/(openapi\.json|explorer(\/.*)?)$/,
  /^(GET|POST) \/fastlink\/.*$/,
]

describe('the OpenAPI document', () => {
  it('The OpenAPI document is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(sent))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  // Calls of the application are served by their declarations (http/serve-calls.ts).
  it('The OpenAPI document has every route beside the application’s calls, and no other one', () => {
    const served = inMatchingOrder(declaredCalls).map(({ method, path }) => `${method} /api/v1${path}`)
    const isOther = (call: string) => !served.includes(call)
    const routes = sandbox.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .filter((route) => isOther(route) && !others.some((pattern) => pattern.test(route)))
    const calls = documentedCalls().map(({ call }) => call)
    expect(calls.length).toBeGreaterThan(140)
    expect(calls.filter(isOther).toSorted()).toEqual([...new Set(routes)].toSorted())
  })

  it('The OpenAPI document has every component that it refers to', () => {
    const refs = [...objectsWithin(sent)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
    expect(refs.length).toBeGreaterThan(1000)
    const places = new Set([...objectsWithin(sent)].map(([place]) => `#${place}`))
    expect(refs.filter((ref) => !places.has(ref))).toEqual([])
  })

  it('The OpenAPI document describes every property of the application’s calls', () => {
    const groups = operationGroups.filter(({ name }) => !['Operator', 'Monitoring'].includes(name))
    const properties = [...objectsWithin(openApiDocument(groups)['components'])].filter(([place]) =>
      /\/properties\/[^/]+$/.test(place),
    )
    expect(properties.length).toBeGreaterThan(500)
    const bare = properties.filter(([, { description }]) => typeof description !== 'string')
    expect(bare.map(([place]) => place)).toEqual([])
  })

  it('The OpenAPI document says what each refusal of the application’s calls means', () => {
    const [deposit] = documentedCalls().filter(({ call }) => call === 'POST /api/v1/deposit')
    expect(Object.keys(deposit?.responses ?? {})).toEqual([
      '202',
      '401',
      '403',
      '408',
      '413',
      '415',
      '419',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(deposit?.responses['403']).toMatchObject({
      description: 'The caller may not move money, or the account is closing.',
    })
    expect(documentedCalls().filter(({ responses }) => 'default' in responses)).toEqual([])
  })

  it('The OpenAPI document gives each call an operationId of its own', () => {
    const ids = documentedCalls().map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('The OpenAPI document describes every body, except a brand, which the operator may send broken', () => {
    const bodies = documentedCalls().flatMap(({ call, requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => ({ call, schema: resolve(schema) })),
    )
    expect(bodies.length).toBeGreaterThan(60)
    const open = bodies.filter(({ schema }) => Object.keys(schema).length === 0)
    expect(open.map(({ call }) => call)).toEqual(['PUT /sandbox/api/branding'])
  })

  it('The OpenAPI document requires the fields that are sent, before defaults are applied', () => {
    const [deposit] = documentedCalls().filter(({ call }) => call === 'POST /api/v1/deposit')
    expect(resolve(deposit?.requestBody?.content?.['application/json']?.schema ?? {})).toMatchObject({
      required: ['linked_account_id', 'amount'],
      properties: { frequency: { default: 'once' } },
    })
  })

  it('The OpenAPI document requires a session for the same calls as the provider', async () => {
    const { newClient } = sandbox
    const stranger = newClient()
    await stranger.handshake()
    const disagreeing: string[] = []
    for (const { call, security } of documentedCalls()) {
      if (!call.includes(' /api/v1/')) continue
      const [method = '', path = ''] = call.split(' ')
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': stranger.csrfToken }
      const body = method === 'GET' ? {} : { body: '{}' }
      const { status } = await stranger.send(method, path.replaceAll(/[{}]/g, ''), { headers, ...body })
      if ((status === 401) !== security.length > 0) disagreeing.push(`${call} ${status}`)
    }
    expect(disagreeing).toEqual([])
  })
})

const accounts = v.tuple([v.looseObject({ uuid: v.string() })])

/** Read calls of a customer, with the id of their account in place of the parameter. */
async function customerReads({ visitor }: { visitor: HttpClient }) {
  const [{ uuid }] = v.parse(accounts, (await visitor.get('/accounts')).data)
  return documentedCalls()
    .filter(({ call }) => /^GET \/api\/v1\/(accounts\/\{uuid\}\/[a-z]+|[^{]*)$/.test(call))
    .map(({ call }) => call.replace('GET ', '').replace('{uuid}', uuid))
}

describe('an answer of the provider', () => {
  it('Every read of a customer has the schema that the OpenAPI document gives its status', async () => {
    const answers = new DocumentedAnswers(sent)
    const customer = await addCustomer(sandbox)
    const reads = await customerReads(customer)
    expect(reads.length).toBeGreaterThan(30)
    const problems: string[] = []
    for (const path of reads) {
      const headers = { authorization: `Bearer ${customer.visitor.bearer}` }
      const answer = await customer.visitor.send('GET', path, { headers })
      problems.push(...answers.problems('GET', path, answer.status, await answer.json()))
    }
    expect(problems).toEqual([])
  })
})

describe('an answer of the operator’s API', () => {
  const words = { title: 'Open late', body: 'On Friday.' }

  it.each([
    ['POST', '/banners', { tenant: 'harbor', type: 0, location: 0, ...words }],
    ['POST', '/rates', { tenant: 'harbor', apy: '4.10', effective_on: '2099-01-04' }],
    ['POST', '/jobs/run', {}],
    ['GET', '/rates', null],
    ['DELETE', '/faults', null],
  ])(
    'The response of the operator’s API has a status of the OpenAPI document: %s %s',
    async (method, path, body) => {
      const request = new Request(`http://sandbox.localhost:4100/sandbox/api${path}?tenant=harbor`, {
        method,
        headers: { 'x-sandbox-key': operatorKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
      const { status } = await sandbox.app.fetch(request, local)
      const [one] = documentedCalls().filter(({ call }) => call === `${method} /sandbox/api${path}`)
      expect(Object.keys(one?.responses ?? {})).toEqual([String(status)])
    },
  )
})

describe('reads of the operator’s API', () => {
  it('Every read of the operator’s API has its schema in the OpenAPI document, and none is open', async () => {
    const answers = new DocumentedAnswers(sent)
    const fault = { tenant: 'harbor', method: 'GET', path: '/faqs', kind: 'malformed' }
    const banner = { tenant: 'harbor', type: 0, location: 0, title: 'Open late', body: 'On Friday.' }
    await sandbox.callOperator('PUT', '/faults', fault)
    await sandbox.callOperator('POST', '/banners', banner)
    const [person] = v.parse(depositorsAnswer, await sandbox.callOperator('GET', '/depositors?tenant=harbor'))
    const message = { depositor: person?.depositor_id, subject: 'Your question', body: 'We are on it.' }
    await sandbox.callOperator('POST', '/messages', message)
    const paths = documentedCalls()
      .map(({ call }) => /^GET \/sandbox\/api\/(\S+)$/.exec(call)?.[1] ?? '')
      .filter((path) => path !== '')
    for (const path of paths) {
      const [one] = documentedCalls().filter(({ call }) => call === `GET /sandbox/api/${path}`)
      const schema = one?.responses['200']?.content?.['application/json']?.schema ?? {}
      expect([path, Object.keys(resolve(schema))]).toEqual([path, expect.arrayContaining(['type'])])
      const answer = await sandbox.callOperator('GET', `/${path}?tenant=harbor&status=waiting`)
      expect([path, answer]).not.toEqual([path, []])
      expect(answers.problems('GET', `/sandbox/api/${path}`, 200, answer)).toEqual([])
    }
  })
})

describe('the explorer', () => {
  it('The explorer has a document in which no text ends its element', () => {
    const text = JSON.stringify({ summary: '</script><script>alert(1)</script><!--' })
    expect(embedJson(text)).not.toContain('<')
    expect(JSON.parse(embedJson(text))).toEqual(JSON.parse(text))
  })

  it('The explorer is a page without an origin, with the whole document', async () => {
    const answer = await atOperatorsHost('/sandbox/explorer')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-scripts; default-src 'none'/,
    )
    const page = await answer.text()
    // Without this link Firefox requests an icon of the origin, which the policy refuses.
    expect(page).toContain('<link rel="icon" href="data:,"')
    const [, embedded = ''] =
      /<script type="application\/json" id="document">(.*?)<\/script>/s.exec(page) ?? []
    expect(embedded).not.toContain('<')
    expect(JSON.parse(embedded)).toEqual(sent)
  })

  it('The explorer loads its library from the operator’s host', async () => {
    for (const name of ['swagger-ui.js', 'swagger-ui.css', 'explorer.js']) {
      const answer = await atOperatorsHost(`/sandbox/explorer/${name}`)
      expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([
        200,
        'cross-origin',
      ])
    }
  })

  it('The explorer and the document are served at the operator’s host alone', async () => {
    for (const path of ['/sandbox/openapi.json', '/sandbox/explorer', '/sandbox/explorer/explorer.js'])
      expect((await sandbox.app.request(`http://harbor.localhost:4100${path}`)).status).toBe(421)
  })
})
