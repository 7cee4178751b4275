import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { openFolder } from '../../src/database/open-pglite.ts'
import { openPostgres } from '../../src/database/open-postgres.ts'
import type { Database } from '../../src/database/connection.ts'
import { inTenant } from '../../src/database/in-tenant.ts'
import { openLog } from '../../src/http/log.ts'
import { openProvider } from '../../src/open-provider.ts'
import { readTenants } from '../../src/tenants/read-folder.ts'
import { createRoles, onServer, startServer, urlsOf } from '../../test/engine/postgres-server.ts'
import { generateAccounts } from './generate-accounts.ts'

const generated = 10_000

async function measure(database: Database, count: number) {
  const { context } = await openProvider({
    database,
    tenants: readTenants(join(import.meta.dirname, '../../../../tenants')),
    log: openLog('error'),
    web: async (c) => c.text('the web application'),
  })
  let t = performance.now()
  for (let first = 0; first < count; first += generated)
    await inTenant(database, 'harbor', (tx) =>
      generateAccounts(tx, first, Math.min(generated, count - first)),
    )
  const generatedMs = performance.now() - t
  await context.work.runDue()
  const end = async (date: string) => {
    const to = new Date(easternInstant(addDays(date, 1), 1))
    // Days before are not measured.
    if (!(await context.clock.moveTo(to))) throw new Error(date)
    const began = performance.now()
    const ran = await context.work.runDue()
    return { ms: performance.now() - began, ran }
  }
  const today = easternDate(context.clock.now())
  const day = await end(today)
  let last = addDays(today, 1)
  while (!addDays(last, 1).endsWith('-01')) last = addDays(last, 1)
  for (let d = addDays(today, 1); d < last; d = addDays(d, 1)) await end(d)
  const month = await end(last)
  return { count, generatedMs, day, month, rss: process.memoryUsage().rss / 1e6 }
}

const counts = process.argv.slice(3).map(Number)
if (process.argv[2] === 'pglite') {
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'volume-'))
    const { database, engine } = await openFolder(folder)
    console.log(JSON.stringify(await measure(database, count)))
    await engine.close()
    rmSync(folder, { recursive: true })
  }
} else {
  const server = await startServer()
  try {
    const roles = await createRoles(server.url, 'bench')
    for (const count of counts) {
      await onServer(server.url, `create database volume_${count} owner ${roles.owner}`)
      const { database, engine } = await openPostgres(urlsOf(roles.urls, `volume_${count}`))
      console.log(JSON.stringify(await measure(database, count)))
      await engine.close()
    }
  } finally {
    await server.stop()
  }
}
