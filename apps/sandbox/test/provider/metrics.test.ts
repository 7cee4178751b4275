import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { freePort } from '@coffer/local-http/free-port'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { schedule, workKind } from '../../src/due-work/due-work.ts'
import { serveMetrics } from '../../src/metrics/serve-metrics.ts'
import { openProvider, type Provider } from '../../src/open-provider.ts'
import { defaultSettings } from '../../src/settings.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { testKeys } from '../engine/test-keys.ts'
import { fastSettings, tenants } from './sandbox.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let provider: Provider
const lines: string[] = []
const { operatorHost } = defaultSettings
beforeAll(async () => {
  opened = await openTestDatabase()
  provider = await openProvider({
    database: opened.database,
    keys: testKeys,
    tenants,
    log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
    web: (c) => Promise.resolve(c.text('the web application')),
    settings: fastSettings,
    hasMetrics: true,
  })
})
afterAll(() => opened.engine.close())

const get = (path: string, method = 'GET') =>
  provider.app.request(`http://harbor.localhost${path}`, { method })
const metrics = async (): Promise<string> => (await provider.context.metrics?.text()) ?? ''

const answered = v.object({ call: v.string(), status: v.number() })
const loggedCall = (line: string): string[] => {
  const parsed = v.safeParse(answered, JSON.parse(line))
  return parsed.success ? [parsed.output.call] : []
}

describe('metrics', () => {
  it('The metrics count calls by pattern and status, without ids or invented methods', async () => {
    await get('/api/v1/accounts/8f1b2c3d-0000-4000-8000-000000000000')
    await get('/api/v1/branding')
    await get('/api/v1/branding', 'PLUNDER')
    const text = await metrics()
    expect(text).toContain('coffer_http_requests_total{method="GET",call="/api/v1/branding",status="200"} 1')
    expect(text).toContain(
      'coffer_http_request_duration_seconds_count{method="GET",call="/api/v1/branding"} 1',
    )
    expect(text).toContain('method="other"')
    expect(text).not.toMatch(/8f1b2c3d|PLUNDER/)
  })

  it('The metrics count calls of a tenant by the class of their status, and no host that is not served', async () => {
    const count = async (status: string) =>
      Number(
        new RegExp(
          String.raw`^coffer_tenant_http_requests_total\{tenant="harbor",status="${status}"\} (\d+)$`,
          'm',
        ).exec(await metrics())?.[1] ?? 0,
      )
    const before = [await count('2xx'), await count('4xx')]
    await get('/api/v1/branding')
    await get('/api/v1/accounts/8f1b2c3d-0000-4000-8000-000000000000')
    await provider.app.request('http://nobody.localhost/api/v1/branding')
    await provider.app.request(`http://${operatorHost}/sandbox/api/calls`)
    await get('/healthz')
    expect([await count('2xx'), await count('4xx')]).toEqual(before.map((calls) => calls + 1))
    const slugs = [...(await metrics()).matchAll(/tenant="([^"]*)"/g)].map(([, slug]) => slug)
    expect([...new Set(slugs)]).toEqual(['harbor'])
    expect(await metrics()).toMatch(
      /coffer_tenant_http_request_duration_seconds_count\{tenant="harbor"\} \d+/,
    )
  })

  it('The metrics have the longest delay of the event loop since they were last collected', async () => {
    // The monitor measures from one of its ticks, every 10 ms, to the next. It starts over when metrics are collected.
    await setTimeout(20)
    const since = performance.now()
    while (performance.now() - since < 400) JSON.stringify(since)
    // The delay is measured in the next turn of the timers.
    await setTimeout(0)
    const longest = async () => Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await metrics())?.[1])
    expect(await longest()).toBeGreaterThan(0.3)
    expect(await longest()).toBeLessThan(0.3)
  })

  it('Each call is logged with the pattern of its own route', async () => {
    const routes = provider.app.routes.filter(({ method }) => method !== 'ALL')
    expect(routes.length).toBeGreaterThan(100)
    for (const { method, path } of routes) {
      lines.length = 0
      const host = path.startsWith('/sandbox') ? operatorHost : 'harbor.localhost'
      const address = path.replaceAll(/:\w+/g, '1').replace('*', 'dashboard')
      await provider.app.request(`http://${host}${address}`, { method })
      expect(lines.flatMap(loggedCall)).toEqual([path])
    }
  })

  it('The metrics are served at their own port, and nothing else is', async () => {
    const port = await freePort()
    const stop = await serveMetrics(provider.context.metrics, { metricsPort: port })
    const [found, missing] = await Promise.all([
      fetch(`http://127.0.0.1:${port}/metrics`),
      fetch(`http://127.0.0.1:${port}/`),
    ])
    expect([found.status, missing.status]).toEqual([200, 404])
    expect(await found.text()).toContain('process_cpu_user_seconds_total')
    await expect(serveMetrics(provider.context.metrics, { metricsPort: port })).rejects.toThrow(
      `METRICS_PORT ${port} is taken`,
    )
    await stop()
    expect((await get('/metrics')).headers.get('content-type')).toContain('text/plain')
    expect(await (await get('/metrics')).text()).toBe('the web application')
  })
})

describe('/readyz', () => {
  it('GET /readyz tells how long the oldest due job has been waiting', async () => {
    await provider.context.work.runDue()
    expect(await (await get('/readyz')).json()).toEqual({ ready: true, due_work_lag_seconds: 0 })
    const late = workKind('late', v.object({}))
    await inTenant(opened.database, 'harbor', (tx) =>
      schedule(tx, late, {}, new Date(now(tx).getTime() - 90_000)),
    )
    const lag = v.parse(v.object({ due_work_lag_seconds: v.number() }), await (await get('/readyz')).json())
    expect(lag.due_work_lag_seconds).toBeGreaterThanOrEqual(90)
    expect(await metrics()).toMatch(/coffer_due_work_lag_seconds 9\d/)
    await inTenant(opened.database, 'harbor', (tx) => tx.execute(sql`delete from jobs where kind = 'late'`))
  })
})
