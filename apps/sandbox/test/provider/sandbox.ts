import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import * as v from 'valibot'
import { openProvider, type Provider } from '../../src/open-provider.ts'
import type { Database } from '../../src/database/connection.ts'
import type { Log } from '../../src/http/log.ts'
import { noAddressLimits, type Settings } from '../../src/settings.ts'
import { tenantDirectory, type Tenant } from '../../src/tenants/directory.ts'
import { readTenants } from '../../src/tenants/read-folder.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { testKeys } from '../engine/test-keys.ts'
import { operatorKey } from '../operator-access.ts'
import { HttpClient } from './http-client.ts'

/** Adds a public host to a tenant, such as savings-harbor.example. */
const withPublicHost = (tenant: Tenant): Tenant => ({
  ...tenant,
  hosts: [...tenant.hosts, `savings-${tenant.slug}.example`],
})

export const tenants = tenantDirectory(
  readTenants(join(import.meta.dirname, '../../../../tenants')).all.map(withPublicHost),
)

/** For `SandboxOptions`. */
export const everyTenant = ['harbor', 'juniper', 'solstice'] as const

interface SandboxOptions extends Partial<Settings> {
  /** Harbor alone by default, because each tenant has its own work at the end of a day. */
  readonly tenants?: readonly string[]
}

const message = v.object({
  uuid: v.string(),
  tenant: v.string(),
  channel: v.picklist(['email', 'sms']),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.nullable(v.string()),
  links: v.array(v.string()),
  code: v.nullable(v.string()),
  sent_at: v.string(),
})

/** Settings for speed; the password hash is still argon2id, at its lowest cost. */
export const fastSettings: Partial<Settings> = {
  operatorKey,
  passwordHash: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  evenAnswerMs: 0,
  addressLimits: noAddressLimits,
}

export interface Sandbox extends Provider {
  readonly database: Database
  /** A client of a tenant, at its local host or the given one. */
  readonly newClient: (tenant?: string, host?: string) => HttpClient
  /** Calls the operator's API, and returns its JSON. A change applies to harbor unless the path names a tenant. */
  readonly callOperator: (method: string, path: string, body?: unknown) => Promise<unknown>
  readonly outbox: (to: string, tenant?: string) => Promise<v.InferOutput<typeof message>[]>
  readonly advanceClock: (seconds: number) => Promise<void>
  readonly close: () => Promise<void>
  /** Opens the same database as another process would. */
  readonly openAgain: Awaited<ReturnType<typeof openTestDatabase>>['openAgain']
}

export async function openSandbox(options: SandboxOptions = {}, log?: Log): Promise<Sandbox> {
  const { database, engine, openAgain } = await openTestDatabase()
  const provider = await openSandboxOn(database, options, testKeys, log)
  return { ...provider, close: engine.close, openAgain }
}

/** Opens a sandbox that is closed after the last test of the file. */
export async function openSandboxForFile(options?: SandboxOptions, log?: Log): Promise<Sandbox> {
  const sandbox = await openSandbox(options, log)
  afterAll(sandbox.close)
  return sandbox
}

/** Opens a provider on an open database, as after a restart. */
export async function openSandboxOn(
  database: Database,
  { tenants: served = ['harbor'], ...settings }: SandboxOptions = {},
  keys = testKeys,
  log: Log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
): Promise<Omit<Sandbox, 'close' | 'openAgain'>> {
  const provider = await openProvider({
    database,
    keys,
    tenants: tenantDirectory(tenants.all.filter(({ slug }) => served.includes(slug))),
    log,
    web: (c) => Promise.resolve(c.text('the web application')),
    settings: { ...fastSettings, ...settings },
  })
  const operate = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await provider.app.fetch(
      new Request(operatorUrl(method, path), {
        method,
        headers: { 'x-sandbox-key': operatorKey, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  return {
    ...provider,
    database,
    newClient: (tenant = 'harbor', host) => new HttpClient(provider.app, tenant, host),
    callOperator: operate,
    outbox: async (to, tenant = 'harbor') =>
      v.parse(
        v.array(message),
        await operate('GET', `/outbox?tenant=${tenant}&to=${encodeURIComponent(to)}`),
      ),
    advanceClock: async (seconds) => {
      await operate('POST', '/clock', { advance_seconds: seconds })
    },
  }
}

function operatorUrl(method: string, path: string): URL {
  const url = new URL(`http://sandbox.localhost:4100/sandbox/api${path}`)
  if (method !== 'GET' && !url.searchParams.has('tenant')) url.searchParams.set('tenant', 'harbor')
  return url
}
