import { join } from 'node:path'
import { databaseOn } from './database/connection.ts'
import { openFolder } from './database/open-pglite.ts'
import type { PostgresUrls } from './database/open-postgres.ts'
import { openLog, type Log } from './http/log.ts'
import { createWeb } from './http/web.ts'
import type { MessageLimits } from './identity/default-message-limits.ts'
import { openKeyring, type Secrets } from './keys/keyring.ts'
import { missingSecret, loadFolderSecrets } from './keys/secrets.ts'
import { listen, listenOnEach } from './listen.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { openProvider } from './open-provider.ts'
import type { Transports } from './outbox/delivery-queue.ts'
import { projectFolder } from './package-folder.ts'
import { closeDemoDepositors } from './seed/close-demo-depositors.ts'
import { people } from './seed/people.ts'
import { seedPeople } from './seed/seed-people.ts'
import { type AddressLimits, defaultSettings } from './settings.ts'
import { certificateFor, requireLanAddress, whereToGoInLan } from './tenants/lan.ts'
import { localhostOrigin, assignLocalPorts, type LocalPorts } from './tenants/local-ports.ts'
import { localOrigin, publicOrigin, requireOwnHost } from './tenants/origins.ts'
import { reportNewTenants, type WatchedTenants, watchTenants } from './tenants/follow-folder.ts'
import { readTenants, tenantFolders } from './tenants/read-folder.ts'
import { activeSpanIds } from './tracing/active-span.ts'
import { tracedEngine } from './tracing/traced-engine.ts'
import { scanByCommand } from './uploads/scan.ts'
import { whereToGo } from './where-to-go.ts'

const pollMs = 200
const noPorts: LocalPorts = new Map()

export interface ServerOptions {
  readonly port: number
  /** The folder of the embedded database, or the URLs of a PostgreSQL database. */
  readonly data: string | PostgresUrls
  /** A folder of tenants that replaces the project's. */
  readonly tenants?: string | undefined
  /** The only tenant to serve; defaults to all. */
  readonly tenant?: string | undefined
  /** COFFER_SECRET and the previous secret. Generated into the data folder if absent; required for PostgreSQL. */
  readonly secrets?: Secrets | null
  /** Whether edits of the tenants' folders take effect without a restart, as in development. */
  readonly followsTenants?: boolean | undefined
  /** Derived from the secret if absent. */
  readonly operatorKey?: string | undefined
  /** A command that scans uploaded files for malware (uploads/scan.ts). */
  readonly scanCommand?: string | undefined
  /** The ways out of the outbox; defaults to none. */
  readonly transports?: Transports | undefined
  /** The only address to listen on; defaults to both loopback addresses. */
  readonly host?: string | undefined
  /** Whether each tenant also has a port on localhost, for browsers that do not resolve subdomains of localhost. */
  readonly hasLocalPorts?: boolean | undefined
  /** Whether those ports are also served over TLS on this machine's address in its network. */
  readonly isInLan?: boolean | undefined
  /**
   * The first port of a development server that serves the tenants' pages; their calls arrive on the provider's ports.
   */
  readonly pagesPort?: number | undefined
  /** Host name of the console and the operator's API; defaults to sandbox.localhost. */
  readonly operatorHost?: string | undefined
  /** Addresses and CIDR ranges of proxies, separated by commas; defaults to none. */
  readonly trustedProxies?: string | undefined
  /** Whether to create demo depositors, whose password is public; defaults to true. */
  readonly hasDemoDepositors?: boolean | undefined
  readonly logLevel: string
  /** Port of the Prometheus metrics; defaults to none. It needs no key, so it must not be public. */
  readonly metricsPort?: number | undefined
  /**
   * Whether traces are exported, as configured by the variables of OpenTelemetry. The library is loaded only if they
   * are.
   */
  readonly hasTracing?: boolean | undefined
  /** Limits that replace the provider's limits of one address: all tests call from one address. */
  readonly addressLimits?: AddressLimits | undefined
  readonly messageLimits?: MessageLimits | undefined
}

export interface Server {
  /** Lines for the person who started the server: addresses, and how to log in. */
  readonly whereToGo: readonly string[]
  /** Completes the current requests and jobs, and closes the database. */
  readonly stop: () => Promise<void>
}

/** The driver is loaded only if it is needed. */
async function openServer(urls: PostgresUrls) {
  const { openPostgres } = await import('./database/open-postgres.ts')
  return openPostgres(urls)
}

/** The library is loaded only if it is needed. */
async function startTracing(log: Log) {
  const { openTracing } = await import('./tracing/open-tracing.ts')
  return openTracing(log)
}

/**
 * Opens the database, seeds the demo depositors or closes earlier ones, and listens. Throws RefusedStart with a
 * sentence for the person who starts it.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { port, data, operatorKey, operatorHost, scanCommand } = options
  const { hasTracing = false } = options
  const log = openLog(options.logLevel, hasTracing ? activeSpanIds : undefined)
  const tracing = hasTracing ? await startTracing(log) : null
  const folders = tenantFolders(projectFolder, options.tenants)
  const { tenants, stop: stopFollowing } = openTenants(folders.tenants, options)
  const localPorts = options.hasLocalPorts ? assignLocalPorts(tenants, port) : noPorts
  const originOf = (slug: string) =>
    publicOrigin(tenants.bySlug(slug), localhostOrigin(localPorts, slug) ?? localOrigin(slug, port))
  const lanAddress = options.isInLan ? requireLanAddress() : null
  const isTrustedProxy = trustedProxies(options.trustedProxies ?? '')
  requireOwnHost(tenants, operatorHost ?? defaultSettings.operatorHost)
  const opened = typeof data === 'string' ? await openFolder(data) : await openServer(data)
  /** Stop functions of the parts that have started, in the order in which they are called. */
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    stopFollowing()
    for (const end of stops) await end()
    await opened.engine.close()
    await tracing?.stop()
  }
  try {
    const { app, context } = await openProvider({
      database: tracing === null ? opened.database : databaseOn(tracedEngine(opened.engine, tracing)),
      keys: openKeyring(secretsFor(options)),
      tenants,
      log,
      hasMetrics: options.metricsPort !== undefined,
      tracing,
      web: createWeb({
        tenants: folders.rendered,
        assets: join(projectFolder, 'apps/web/dist/client/assets'),
      }),
      settings: {
        originOf,
        isTrustedProxy,
        localPorts,
        lanAddress,
        pagesPortDistance: (options.pagesPort ?? port) - port,
        scan: scanCommand === undefined ? null : scanByCommand(scanCommand),
        ...(options.transports && { transports: options.transports }),
        ...(operatorKey !== undefined && { operatorKey }),
        ...(options.addressLimits && { addressLimits: options.addressLimits }),
        ...(options.messageLimits && { messageLimits: options.messageLimits }),
        ...(operatorHost !== undefined && { operatorHost }),
      },
    })
    const hasDemoDepositors = options.hasDemoDepositors ?? true
    if (hasDemoDepositors) await seedPeople(context, people, originOf)
    else await closeDemoDepositors(context)
    const limits = context.settings.requests
    stops.push(await listen(app, { port, host: options.host, limits }))
    const ports = [...localPorts.keys()].filter((one) => one !== port)
    stops.push(await listenOnEach(app, { ports, limits }))
    if (lanAddress !== null) {
      const lan = { address: lanAddress, ...(await certificateFor(lanAddress)) }
      stops.push(await listenOnEach(app, { ports, limits, lan }))
    }
    stops.push(await serveMetrics(context.metrics, options))
    stops.push(context.work.poll(pollMs), context.scans.poll(), context.delivery.poll())
    const isKeyGiven = operatorKey !== undefined
    const running = { tenants, port, settings: context.settings, isKeyGiven, hasDemoDepositors }
    const inLan = lanAddress === null ? [] : await whereToGoInLan(lanAddress, localPorts)
    return { whereToGo: [...whereToGo(running), ...inLan], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function openTenants(folder: string, options: ServerOptions): WatchedTenants {
  const { tenant, followsTenants = false, hasLocalPorts = false } = options
  const report = (sentence: string) => process.stderr.write(`${sentence}\n`)
  const watched = followsTenants
    ? watchTenants(folder, tenant, report)
    : { tenants: readTenants(folder, tenant), stop: () => {} }
  // Somebody who makes a tenant on a server deploys it; on a machine of their own they open its address.
  if (!hasLocalPorts || tenant !== undefined) return watched
  const stopReports = reportNewTenants(folder, watched.tenants, report)
  return {
    tenants: watched.tenants,
    stop: () => {
      watched.stop()
      stopReports()
    },
  }
}

function secretsFor({ data, secrets = null }: ServerOptions): Secrets {
  if (typeof data === 'string') return loadFolderSecrets(data, secrets)
  if (secrets === null) throw missingSecret()
  return secrets
}
