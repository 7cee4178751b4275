import { resolve } from 'node:path'
import { RefusedStart } from './database/refused-start.ts'
import { errorText } from './http/error-report.ts'
import { secretsFrom } from './keys/secrets.ts'
import { transportsFrom } from './outbox/transports-from.ts'
import { projectFolder } from './package-folder.ts'
import { startServer, type ServerOptions } from './start-server.ts'
import { exportsTraces } from './tracing/exports-traces.ts'

/** The options of a start from the command line. An empty variable counts as unset. */
async function optionsFrom(variables: NodeJS.ProcessEnv): Promise<ServerOptions> {
  const { PORT = '4100', COFFER_DATA, COFFER_TENANTS, SANDBOX_KEY } = variables
  const { DATABASE_URL, DATABASE_OWNER_URL, LOG_LEVEL, TENANT, ATTACHMENT_SCAN } = variables
  const { HOST, OPERATOR_HOST, TRUSTED_PROXIES, METRICS_PORT, DEMO_DEPOSITORS, FOLLOW_TENANTS } = variables
  const { LAN, LOCAL_PORTS, PAGES_PORT } = variables
  return {
    port: parsePort('PORT', PORT),
    data: DATABASE_URL
      ? { url: DATABASE_URL, ...(DATABASE_OWNER_URL && { ownerUrl: DATABASE_OWNER_URL }) }
      : resolve(projectFolder, COFFER_DATA ?? '.data'),
    tenants: COFFER_TENANTS,
    tenant: TENANT || undefined,
    followsTenants: FOLLOW_TENANTS === 'yes',
    secrets: secretsFrom(variables),
    operatorKey: SANDBOX_KEY || undefined,
    scanCommand: ATTACHMENT_SCAN || undefined,
    transports: await transportsFrom(variables),
    host: HOST || undefined,
    hasLocalPorts: LOCAL_PORTS === 'yes',
    isInLan: LAN === 'yes',
    pagesPort: PAGES_PORT ? parsePort('PAGES_PORT', PAGES_PORT) : undefined,
    operatorHost: OPERATOR_HOST || undefined,
    trustedProxies: TRUSTED_PROXIES || undefined,
    hasDemoDepositors: DEMO_DEPOSITORS !== 'no',
    // Info logs a line per call and security event, which suits a server but not a developer's terminal.
    logLevel: LOG_LEVEL || (DATABASE_URL ? 'info' : 'warn'),
    metricsPort: METRICS_PORT ? parsePort('METRICS_PORT', METRICS_PORT) : undefined,
    hasTracing: exportsTraces(variables),
  }
}

function parsePort(name: string, text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RefusedStart(`${name} is "${text}", which is not a port number.`)
  return port
}

// By default, Node would print the error with all its fields.
process.on('uncaughtException', (error) => {
  report(error)
  process.exit(1)
})

try {
  const { whereToGo, stop } = await startServer(await optionsFrom(process.env))
  let stopping: Promise<void> | null = null
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping ??= stop()
    })
  // A process that reads this line may stop the provider immediately.
  printLine(whereToGo.join('\n'))
} catch (error) {
  report(error)
  // Not process.exit, which waits for V8's background compiler; that may in turn wait for this thread's garbage
  // collection.
  process.exitCode = 1
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof RefusedStart ? error.message : errorText(error)}\n`)
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
