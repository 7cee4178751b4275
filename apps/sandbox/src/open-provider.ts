import type { Hono } from 'hono'
import { handlers, operatorAreas, pageAreas, workAreas } from './areas.ts'
import { startClock } from './clock/clock.ts'
import type { Database } from './database/connection.ts'
import { dueWork } from './due-work/due-work.ts'
import { provider } from './http/app.ts'
import type { Context, Env } from './http/call.ts'
import { noFaults } from './http/faults.ts'
import type { Log } from './http/log.ts'
import type { Web } from './http/web.ts'
import { faultCalls } from './operator/fault-calls.ts'
import { adoptKeys } from './keys/adopt-keys.ts'
import type { Keyring } from './keys/keyring.ts'
import { normalizeEmails } from './identity/normalize-emails.ts'
import { registerEventLog } from './security-events/event-log.ts'
import { requireStrongKey } from './operator/operator-key.ts'
import { deliveryQueue } from './outbox/delivery-queue.ts'
import { registerMailer } from './outbox/mailer.ts'
import { openTenants } from './tenants/open-tenants.ts'
import { defaultSettings, type Settings } from './settings.ts'
import type { TenantDirectory } from './tenants/directory.ts'
import type { Tracing } from './tracing/tracing.ts'
import { scanQueue } from './uploads/scan-queue.ts'

export interface Provider {
  readonly app: Hono<Env>
  readonly context: Context
}

export interface ProviderParts {
  readonly database: Database
  readonly keys: Keyring
  readonly tenants: TenantDirectory
  readonly log: Log
  readonly web: Web
  readonly settings?: Partial<Settings>
  /** Whether metrics are collected. The library is loaded only if they are. */
  readonly hasMetrics?: boolean
  /** Receives the spans of requests and jobs. */
  readonly tracing?: Tracing | null
}

/** Assembles the provider on an open database. */
export async function openProvider({
  database,
  keys,
  tenants,
  log,
  web,
  settings,
  hasMetrics = false,
  tracing = null,
}: ProviderParts): Promise<Provider> {
  await adoptKeys(database, keys)
  await normalizeEmails(database, log)
  const slugs = tenants.all.map(({ slug }) => slug)
  const all: Settings = { ...defaultSettings, operatorKey: keys.operatorKey, ...settings }
  const work = dueWork(database, log, slugs, tracing)
  const context: Context = {
    db: database,
    clock: await startClock(database),
    work,
    log,
    tenants,
    keys,
    settings: all,
    scans: scanQueue({ db: database, log, tenants: slugs, scan: all.scan }),
    delivery: deliveryQueue({ db: database, log, tenants, transports: all.transports }),
    metrics: hasMetrics ? (await import('./metrics/metrics.ts')).createMetrics(work) : null,
    tracing,
  }
  requireStrongKey(context.settings.operatorKey)
  registerEventLog(database, log)
  registerMailer(database, { tenants, originOf: context.settings.originOf, delivery: context.delivery })
  for (const area of workAreas) area(context)
  await openTenants(database, tenants)
  const faults = noFaults()
  const app = provider(context, {
    handlers,
    operatorAreas: [...operatorAreas, faultCalls(faults)],
    pageAreas,
    faults,
    web,
  })
  return { app, context }
}
