import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { openPostgres } from '../src/database/open-postgres.ts'
import { createRoles, runStatements, startServer, urlsFor } from '../test/engine/postgres-server.ts'
import { openProxy } from './cutting-proxy.ts'
import type { Fault, FaultName } from './fault.ts'
import { connectionsCut } from './faults/connections-cut.ts'
import { diskFull } from './faults/disk-full.ts'
import { kill } from './faults/kill.ts'
import { serverRestart } from './faults/server-restart.ts'
import { limitDisk } from './limited-disk.ts'
import { onFolder, ProviderProcess } from '../test/process/provider-process.ts'
import { depositorNames } from './run-fault.ts'
import { seedDatabase, seedFolder } from './seed.ts'

/** A running provider on seeded data of its own, and the faults that can be caused on it. */
export interface Stage {
  readonly provider: ProviderProcess
  readonly faults: readonly Fault[]
  readonly close: () => Promise<void>
}

/** Every stage, with what it is for. */
export const stages = [
  { engine: 'pglite', faults: ['kill'], open: openPgliteStage },
  { engine: 'pglite', faults: ['disk-full'], open: openDiskStage },
  { engine: 'postgres', faults: ['kill', 'server-restart', 'connections-cut'], open: openPostgresStage },
] as const satisfies readonly {
  engine: 'pglite' | 'postgres'
  faults: readonly FaultName[]
  open: () => Promise<Stage>
}[]

export function faultOf({ faults }: Stage, name: FaultName): Fault {
  const fault = faults.find((one) => one.name === name)
  if (fault === undefined) throw new Error(`This stage has no ${name}.`)
  return fault
}

type Settings = Readonly<Record<string, string>>

/** Its depositors move the money; others would only make each start longer. */
const usual: Settings = { TENANT: 'harbor', LOG_LEVEL: 'warn' }

/** On the embedded database. */
export async function openPgliteStage(settings: Settings = usual): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  await seedFolder(folder, depositorNames)
  const provider = new ProviderProcess({ ...onFolder(folder), ...settings }, await freePort())
  await provider.start()
  return {
    provider,
    faults: [kill(provider)],
    close: async () => {
      await provider.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

/** On the embedded database, on a disk that can be filled. */
export async function openDiskStage(): Promise<Stage> {
  const home = mkdtempSync(join(tmpdir(), 'chaos-'))
  const [folder, mountPoint] = [join(home, 'data'), join(home, 'disk')]
  for (const path of [folder, mountPoint]) mkdirSync(path)
  await seedFolder(folder, depositorNames)
  const disk = limitDisk(folder, mountPoint)
  const env = { ...onFolder(disk.folder), ...usual }
  const provider = new ProviderProcess(env, await freePort(), { wrapper: disk.wrapper })
  await provider.start()
  return {
    provider,
    faults: [diskFull(provider, disk)],
    close: async () => {
      await provider.kill()
      rmSync(home, { recursive: true })
    },
  }
}

/** On a PostgreSQL server of its own, behind a proxy. */
export async function openPostgresStage(settings: Settings = usual): Promise<Stage> {
  const server = await startServer()
  const roles = await createRoles(server.url, 'chaos')
  await runStatements(server.url, `create database chaos owner ${roles.owner}`)
  const direct = urlsFor(roles.urls, 'chaos')
  const { database, engine } = await openPostgres(direct)
  const secret = randomBytes(32).toString('base64url')
  await seedDatabase(database, depositorNames, { current: secret, previous: [] })
  await engine.close()
  const proxy = await openProxy(server.port, await freePort())
  const through = (url: string) => {
    const changed = new URL(url)
    changed.port = String(proxy.port)
    return changed.href
  }
  const env = {
    DATABASE_URL: through(direct.url),
    DATABASE_OWNER_URL: through(direct.ownerUrl),
    COFFER_SECRET: secret,
    ...settings,
  }
  const provider = new ProviderProcess(env, await freePort())
  await provider.start()
  return {
    provider,
    faults: [kill(provider), serverRestart(provider, server), connectionsCut(server, proxy)],
    close: async () => {
      await provider.kill()
      await proxy.close()
      await server.stop()
    },
  }
}
