import { join } from 'node:path'
import { databaseOn } from './database/connection.ts'
import { openFolder } from './database/open-pglite.ts'
import type { PostgresUrls } from './database/open-postgres.ts'
import { openLog, type Log } from './http/log.ts'
import { createWeb } from './http/web.ts'
import type { MessageLimits } from './identity/default-message-limits.ts'
import { openKeyring, type Secrets } from './keys/keyring.ts'
import { missingSecret, secretsOfFolder } from './keys/secrets.ts'
import { listen, listenOnEach } from './listen.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { openProvider } from './open-provider.ts'
import { projectFolder } from './package-folder.ts'
import { closeDemoDepositors } from './seed/close-demo-depositors.ts'
import { people } from './seed/people.ts'
import { seedPeople } from './seed/seed-people.ts'
import { type AddressLimits, defaultSettings } from './settings.ts'
import { certificateFor, requireLanAddress, whereToGoInLan } from './tenants/lan.ts'
import { localhostOrigin, localPortsOf, type LocalPorts } from './tenants/local-ports.ts'
import { localOrigin, publicOrigin, requireOwnHost } from './tenants/origins.ts'
import { type FollowedTenants, followTenants } from './tenants/follow-folder.ts'
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
  /** A folder of tenants other than the project's. */
  readonly tenants?: string | undefined
  /** The one tenant to serve; all where it is absent. */
  readonly tenant?: string | undefined
  /** COFFER_SECRET and the previous one; generated into the data folder where absent, which PostgreSQL does not allow. */
  readonly secrets?: Secrets | null
  /** Whether edits of the tenants' folders count without another start, as in development. */
  readonly followsTenants?: boolean | undefined
  /** Derived from the secret where it is absent. */
  readonly operatorKey?: string | undefined
  /** A command that checks uploaded files for malware (uploads/scan.ts). */
  readonly scanCommand?: string | undefined
  /** The one address to listen on; both loopback addresses where it is absent. */
  readonly host?: string | undefined
  /** Whether each tenant has a port of its own on localhost too, for browsers that do not resolve names below it. */
  readonly hasLocalPorts?: boolean | undefined
  /** Whether those ports are at this machine's address in its network too, over TLS. */
  readonly isInLan?: boolean | undefined
  /** The port beside which a development server has the tenants' pages; their calls come by the provider's ports. */
  readonly pagesPort?: number | undefined
  /** Host name of the console and the operator's API; sandbox.localhost where it is absent. */
  readonly operatorHost?: string | undefined
  /** Addresses and CIDR ranges of proxies, separated by commas; none where it is absent. */
  readonly trustedProxies?: string | undefined
  /** Whether there are demo depositors, whose password is public; yes where it is absent. */
  readonly hasDemoDepositors?: boolean | undefined
  readonly logLevel: string
  /** Port of the metrics, for Prometheus; none where it is absent. Not for the public: it has no key. */
  readonly metricsPort?: number | undefined
  /** Whether traces are exported, as the variables of OpenTelemetry say. Its library is loaded only then. */
  readonly hasTracing?: boolean | undefined
  /** Other limits of one address than the provider's: tests call from one. */
  readonly addressLimits?: AddressLimits | undefined
  readonly messageLimits?: MessageLimits | undefined
}

export interface Server {
  /** Lines for the person who started it: addresses, and how to log in. */
  readonly whereToGo: readonly string[]
  /** Finishes the requests and the work under way, and closes the database. */
  readonly stop: () => Promise<void>
}

/** The driver is loaded where it is needed only. */
async function openServer(urls: PostgresUrls) {
  const { openPostgres } = await import('./database/open-postgres.ts')
  return openPostgres(urls)
}

/** The library is loaded where it is needed only. */
async function startTracing(log: Log) {
  const { openTracing } = await import('./tracing/open-tracing.ts')
  return openTracing(log)
}

/** Opens the database, seeds the demo depositors or closes earlier ones, and listens. Throws RefusedStart with a sentence for the person. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { port, data, operatorKey, operatorHost, scanCommand } = options
  const { hasTracing = false } = options
  const log = openLog(options.logLevel, hasTracing ? activeSpanIds : undefined)
  const tracing = hasTracing ? await startTracing(log) : null
  const folders = tenantFolders(projectFolder, options.tenants)
  const { tenants, stop: stopFollowing } = openTenants(folders.tenants, options)
  const localPorts = options.hasLocalPorts ? localPortsOf(tenants, port) : noPorts
  const originOf = (slug: string) =>
    publicOrigin(tenants.bySlug(slug), localhostOrigin(localPorts, slug) ?? localOrigin(slug, port))
  const lanAddress = options.isInLan ? requireLanAddress() : null
  const isTrustedProxy = trustedProxies(options.trustedProxies ?? '')
  requireOwnHost(tenants, operatorHost ?? defaultSettings.operatorHost)
  const opened = typeof data === 'string' ? await openFolder(data) : await openServer(data)
  /** Each once it has begun, in the order in which they end. */
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
    stops.push(context.work.poll(pollMs), context.scans.poll())
    const isKeyGiven = operatorKey !== undefined
    const running = { tenants, port, settings: context.settings, isKeyGiven, hasDemoDepositors }
    const inLan = lanAddress === null ? [] : await whereToGoInLan(lanAddress, localPorts)
    return { whereToGo: [...whereToGo(running), ...inLan], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function openTenants(folder: string, { tenant, followsTenants = false }: ServerOptions): FollowedTenants {
  if (!followsTenants) return { tenants: readTenants(folder, tenant), stop: () => {} }
  return followTenants(folder, tenant, (sentence) => process.stderr.write(`${sentence}\n`))
}

function secretsFor({ data, secrets = null }: ServerOptions): Secrets {
  if (typeof data === 'string') return secretsOfFolder(data, secrets)
  if (secrets === null) throw missingSecret()
  return secrets
}
