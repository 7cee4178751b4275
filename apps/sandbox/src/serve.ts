import { join, resolve } from 'node:path'
import { openFolder } from './database/open-pglite.ts'
import { openPostgres } from './database/open-postgres.ts'
import { RefusedStart } from './database/refused-start.ts'
import { openLog } from './http/log.ts'
import { createWeb } from './http/web.ts'
import { listen } from './listen.ts'
import { openProvider } from './open-provider.ts'
import { demoPassword, people } from './seed/people.ts'
import { seedPeople } from './seed/seed-people.ts'
import { readTenants, tenantFolders } from './tenants/read-folder.ts'

const root = join(import.meta.dirname, '../../..')
const pollMs = 200

async function start() {
  const { PORT = '4100', COFFER_DATA, COFFER_TENANTS, SANDBOX_KEY } = process.env
  const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
  const { LOG_LEVEL = 'warn', TENANT } = process.env
  const port = portOf(PORT)
  const originOf = (slug: string) => `http://${slug}.localhost:${port}`
  const log = openLog(LOG_LEVEL)
  const folders = tenantFolders(root, COFFER_TENANTS)
  const tenants = readTenants(folders.tenants, TENANT || undefined)
  const opened = DATABASE_URL
    ? await openPostgres({ url: DATABASE_URL, ...(DATABASE_OWNER_URL && { ownerUrl: DATABASE_OWNER_URL }) })
    : await openFolder(resolve(root, COFFER_DATA ?? '.data'))
  try {
    const { app, context } = await openProvider({
      database: opened.database,
      tenants,
      log,
      web: createWeb({
        tenants: folders.rendered,
        assets: join(root, 'apps/web/dist/client/assets'),
      }),
      settings: { originOf, ...(SANDBOX_KEY && { operatorKey: SANDBOX_KEY }) },
    })
    await seedPeople(context, people, originOf)
    const stopListening = await listen(app, port)
    const stopWork = context.work.poll(pollMs)
    const whereToGo = [
      ...tenants.all.map(({ slug }) => `${originOf(slug)}/`),
      `Console: http://${tenants.all[0]?.slug}.localhost:${port}/sandbox#${context.settings.operatorKey}`,
      `Log in as ${people.map(({ name }) => name).join(', ')} @example.com with ${demoPassword}; codes are in the console.`,
    ]
    const stop = async () => {
      await stopListening()
      await stopWork()
      await opened.engine.close()
    }
    return { whereToGo, stop }
  } catch (error) {
    await opened.engine.close()
    throw error
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RefusedStart(`PORT is "${text}", which is no port.`)
  return port
}

try {
  const { whereToGo, stop } = await start()
  let stopping: Promise<void> | null = null
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping ??= stop().then(() => process.exit(0))
    })
  // A reader of this line may stop the process immediately.
  for (const line of whereToGo) say(line)
} catch (error) {
  process.stderr.write(`${error instanceof RefusedStart ? error.message : describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
