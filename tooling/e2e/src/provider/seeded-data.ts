import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '@coffer/sandbox/find-postgres'
import {
  createDatabase,
  createRoles,
  runStatements,
  startServer,
  urlsFor,
} from '@coffer/sandbox/postgres-server'
import * as v from 'valibot'

/** The URLs of a PostgreSQL database for the role that serves and the role that migrates. */
const urlsSchema = v.object({ url: v.string(), ownerUrl: v.string() })

/** The folder of an embedded database, or the URLs of a PostgreSQL database. */
export type DataLocation = string | v.InferOutput<typeof urlsSchema>

const seededSchema = v.variant('engine', [
  v.object({ engine: v.literal('embedded'), folder: v.string() }),
  v.object({ engine: v.literal('postgres'), adminUrl: v.string(), urls: urlsSchema }),
])

/** Data that each provider copies, so that their clocks are independent. */
type SeededData = v.InferOutput<typeof seededSchema>

/** Data with a single user. */
interface OwnData {
  readonly data: DataLocation
  readonly remove: () => Promise<void>
}

const template = 'seeded'

/**
 * Creates a place for the seeded data: in PostgreSQL if this machine has it, since the embedded database takes more
 * processor time to start and to answer. E2E_ENGINE=embedded chooses the embedded database.
 */
export async function newSeededData(): Promise<OwnData & { readonly seeded: SeededData }> {
  if (process.env.E2E_ENGINE === 'embedded' || postgresPrograms() === null) {
    const folder = await mkdtemp(join(tmpdir(), 'e2e-'))
    const data = join(folder, 'seeded')
    const remove = () => rm(folder, { recursive: true, force: true })
    return { seeded: { engine: 'embedded', folder: data }, data, remove }
  }
  const server = await startServer()
  const { owner, urls } = await createRoles(server.url, 'e2e')
  await runStatements(server.url, `create database ${template} owner ${owner}`)
  const seeded = { engine: 'postgres', adminUrl: server.url, urls } as const
  return { seeded, data: urlsFor(urls, template), remove: server.stop }
}

/** A copy of the data that the global setup has seeded. */
export async function copySeededData(): Promise<OwnData> {
  if (!process.env.E2E_SEEDED) throw new Error('the data was not prepared')
  const seeded = v.parse(seededSchema, JSON.parse(process.env.E2E_SEEDED))
  if (seeded.engine === 'embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'e2e-provider-'))
    // For over a thousand files, an asynchronous copy takes several times the processor time.
    cpSync(seeded.folder, folder, { recursive: true })
    return { data: folder, remove: () => rm(folder, { recursive: true, force: true }) }
  }
  const { urls, drop } = await createDatabase(seeded.adminUrl, seeded.urls, template)
  return { data: urls, remove: async () => void (await drop()) }
}
