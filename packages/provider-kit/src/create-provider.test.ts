import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { SessionStage } from './access.ts'
import { createProvider, type ProviderTenant, requireCaller } from './create-provider.ts'
import { conflict } from './refusal.ts'
import { pending } from './reply.ts'

/** A few calls with the shapes that the wire has. */
const operations = {
  'GET /api/v1/branding': { summary: 'Names the bank', data: v.object({ name: v.string() }) },
  'GET /api/v1/accounts': { summary: 'Lists the accounts', data: v.array(v.object({ uuid: v.string() })) },
  'GET /api/v1/auth-check': { summary: 'Names the caller', data: v.object({ name: v.string() }) },
  'POST /api/v1/deposit': {
    summary: 'Deposits money',
    body: v.object({ amount: v.pipe(v.number(), v.integer()) }),
    data: v.object({ uuid: v.string() }),
    pending: v.object({ request_id: v.string() }),
    status: 201,
  },
  'GET /api/v1/accounts/{uuid}/goals': {
    summary: 'Lists the goals',
    data: v.array(v.string()),
    capability: 'goals',
  },
  'GET /api/v1/accounts/{uuid}/plans': {
    summary: 'Lists the plans',
    data: v.array(v.string()),
    capability: 'automatic_saving',
  },
} as const

interface Person extends SessionStage {
  readonly name: string
}

const people: Readonly<Record<string, Person>> = {
  ann: { name: 'Ann', stage: 'full' },
  bob: { name: 'Bob', stage: 'mfa-pending' },
}

const findPerson = (token: string): Promise<Person | null> => Promise.resolve(people[token] ?? null)

const tenant: ProviderTenant = {
  slug: 'harbor',
  languages: ['en', 'es'],
  capabilities: ['automatic_saving', 'goals'],
}
const instant = new Date('2026-11-03T15:00:00.000Z')
const secret = 'thirty-two bytes that sign nothing real'

function openProvider() {
  const errors: unknown[] = []
  const app = createProvider({
    operations,
    secret,
    now: () => instant,
    findTenant: (hostname) => (hostname === 'harbor.test' ? tenant : null),
    findCaller: findPerson,
    onError: (error) => errors.push(error),
    handlers: {
      'GET /branding': () => ({ name: 'Harbor' }),
      'GET /accounts': ({ c }) => [{ uuid: `account of ${requireCaller(c).name}` }],
      'GET /auth-check': ({ c }) => ({ name: requireCaller(c).name }),
      'POST /deposit': async ({ readBody }) => {
        const { amount } = await readBody()
        if (amount === 13) throw new Error('the core is down')
        if (amount < 100) throw conflict({ en: 'Too little.', es: 'Muy poco.' })
        return amount > 10_000 ? pending({ request_id: 'r1' }) : { uuid: `t${amount}` }
      },
      'GET /accounts/{uuid}/goals': ({ params }) => [params.uuid],
    },
  })
  const request = (path: string, init: RequestInit = {}) =>
    Promise.resolve(app.request(`https://harbor.test${path}`, init))
  return { app, request, errors }
}

const as = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The headers of a change, with the CSRF token as a page sends it. */
async function changeHeaders({ request }: ReturnType<typeof openProvider>): Promise<Record<string, string>> {
  const response = await request('/sanctum/csrf-cookie')
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('__Host-XSRF-TOKEN='))?.split('=')[1] ?? ''
  return {
    Cookie: cookies.join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(token),
    'Content-Type': 'application/json',
  }
}

async function deposit(
  provider: ReturnType<typeof openProvider>,
  body: object,
  headers: Record<string, string> = {},
) {
  const sent = { ...(await changeHeaders(provider)), ...as('ann'), ...headers }
  return provider.request('/api/v1/deposit', { method: 'POST', headers: sent, body: JSON.stringify(body) })
}

test('A provider answers a call in the envelope of the wire, with its own time', async () => {
  const response = await openProvider().request('/api/v1/accounts', { headers: as('ann') })
  expect(response.status).toBe(200)
  expect(response.headers.get('Date')).toBe(instant.toUTCString())
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const envelope: unknown = await response.json()
  expect(envelope).toMatchObject({
    code: 200,
    success: true,
    message: '',
    errors: null,
    completed_at: instant.toISOString(),
    data: [{ uuid: 'account of Ann' }],
  })
  expect(envelope).toHaveProperty('invocation_id')
})

test('A provider answers 304 to an unchanged list', async () => {
  const { request } = openProvider()
  const first = await request('/api/v1/accounts', { headers: as('ann') })
  const tag = first.headers.get('ETag') ?? ''
  const second = await request('/api/v1/accounts', { headers: { ...as('ann'), 'If-None-Match': tag } })
  expect(second.status).toBe(304)
})

test.each([
  ['no token', {}],
  ['an ended session', as('nobody')],
  ['another scheme', { Authorization: 'Basic ann' }],
])('A provider answers 401 to %s, and serves a public call', async (_, headers) => {
  const { request } = openProvider()
  expect((await request('/api/v1/accounts', { headers })).status).toBe(401)
  expect((await request('/api/v1/branding', { headers })).status).toBe(200)
})

test('A session without its code reaches only the calls of its code', async () => {
  const { request } = openProvider()
  expect((await request('/api/v1/accounts', { headers: as('bob') })).status).toBe(403)
  expect((await request('/api/v1/auth-check', { headers: as('bob') })).status).toBe(200)
})

test('A change without the CSRF token of its session is refused with 419', async () => {
  const provider = openProvider()
  expect((await deposit(provider, { amount: 500 })).status).toBe(201)
  expect((await deposit(provider, { amount: 500 }, { 'X-XSRF-TOKEN': '' })).status).toBe(419)
  const other = await changeHeaders(provider)
  const mixed = await deposit(provider, { amount: 500 }, { 'X-XSRF-TOKEN': other['X-XSRF-TOKEN'] ?? '' })
  expect(mixed.status).toBe(419)
})

test('A body that does not match its schema is refused by field, and another media type with 415', async () => {
  const provider = openProvider()
  const wrong = await deposit(provider, { amount: 'ten' })
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({ errors: { amount: [expect.any(String)] }, data: null })
  expect((await deposit(provider, {}, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await deposit(provider, { amount: 500, note: 'x'.repeat(70_000) })).status).toBe(413)
})

test('A refusal is written in the language of the page, and a pending request has no time of completion', async () => {
  const provider = openProvider()
  const refused = await deposit(provider, { amount: 1 }, { 'Accept-Language': 'es-MX, en;q=0.8' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: 'Muy poco.', success: false })
  const accepted = await deposit(provider, { amount: 20_000 })
  expect(accepted.status).toBe(202)
  expect(await accepted.json()).toMatchObject({ data: { request_id: 'r1' }, completed_at: null })
})

test('An error of a handler is reported with the id that its answer names, and reveals nothing', async () => {
  const provider = openProvider()
  const response = await deposit(provider, { amount: 13 })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('core')
  expect(provider.errors).toEqual([new Error('the core is down')])
})

test('A call of a capability without a handler does not exist, even if the branding announces it', async () => {
  const { request } = openProvider()
  expect((await request('/api/v1/accounts/a1/goals', { headers: as('ann') })).status).toBe(200)
  expect((await request('/api/v1/accounts/a1/plans', { headers: as('ann') })).status).toBe(404)
})

test('An unknown path, method and host are refused', async () => {
  const { app, request } = openProvider()
  expect((await request('/api/v1/nothing', { headers: as('ann') })).status).toBe(404)
  const wrongMethod = await request('/api/v1/accounts', { method: 'HEAD', headers: as('ann') })
  expect(wrongMethod.status).toBe(405)
  expect((await app.request('https://other.test/api/v1/branding')).status).toBe(404)
})

test('A provider does not start without a handler of a required call, or with a short secret', () => {
  const parts = {
    operations: { 'GET /api/v1/branding': operations['GET /api/v1/branding'] },
    now: () => instant,
    findTenant: () => tenant,
    findCaller: () => Promise.resolve(null),
    onError: () => undefined,
  }
  const handlers = { 'GET /branding': () => ({ name: 'Harbor' }) }
  expect(() => createProvider({ ...parts, handlers, secret: 'short' })).toThrow('fewer than 32 bytes')
  // @ts-expect-error The compiler names the missing handler too.
  expect(() => createProvider({ ...parts, handlers: {}, secret })).toThrow('GET /branding has no handler.')
})
