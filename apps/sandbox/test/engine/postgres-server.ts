import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { Client } from 'pg'
import type { PostgresUrls } from '../../src/database/open-postgres.ts'
import { postgresPrograms } from './find-postgres.ts'

/** The statements in docs/postgresql.md that create the roles. */
function documentedRoles(): string {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/postgresql.md'), 'utf8')
  const [, statements = ''] = /^```sql\n(create role .*?)^create database/ms.exec(page) ?? []
  if (statements === '') throw new Error('docs/postgresql.md has no statements that create the roles.')
  return statements
}

/** Creates the owner, which migrates, and the login role, which serves, as in docs/postgresql.md. */
export async function createRoles(adminUrl: string, run: string) {
  const [owner, login] = [`sandbox_owner_${run}`, `sandbox_login_${run}`]
  const password = crypto.randomUUID()
  const statements = documentedRoles()
    .replaceAll('coffer_owner', owner)
    .replaceAll('coffer_login', login)
    .replaceAll('…', password)
  await runStatements(adminUrl, statements)
  const urlFor = (role: string) => {
    const url = new URL(adminUrl)
    url.username = role
    url.password = password
    return url.href
  }
  return { owner, login, urls: { url: urlFor(login), ownerUrl: urlFor(owner) } }
}

/** Runs statements as a role of the server, bypassing the product; returns the rows of the last one. */
export async function runStatements(url: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Creates a database for these roles, empty or a copy of a template. `drop` fails while a client is connected. */
export async function createDatabase(adminUrl: string, roleUrls: PostgresUrls, template?: string) {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const urls = urlsFor(roleUrls, name)
  // Copying files is faster than copying through the write-ahead log.
  const source = template === undefined ? '' : `template ${template} strategy file_copy`
  await runStatements(adminUrl, `create database ${name} ${source} owner ${new URL(urls.ownerUrl).username}`)
  return { name, urls, drop: () => runStatements(adminUrl, `drop database ${name}`) }
}

/** A server that this process runs. */
export interface PostgresServer {
  /** The administrator's URL. */
  readonly url: string
  readonly port: number
  /** Like `pg_ctl stop -m immediate`: stops without a checkpoint, and the next start recovers. */
  readonly stopImmediately: () => Promise<void>
  /** Starts a stopped server; resolves when it answers. */
  readonly start: () => Promise<void>
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>
}

/** Starts a server whose data is in a temporary folder. */
export async function startServer(): Promise<PostgresServer> {
  const programs = postgresPrograms()
  if (programs === null) throw new Error('There is no PostgreSQL.')
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'))
  const data = join(folder, 'data')
  const as = userFor(folder)
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'admin', '--auth=trust', '--no-sync', '--no-locale', '-E', 'UTF8'],
    {
      ...as,
      stdio: 'ignore',
      cwd: folder,
    },
  )
  const port = await freePort()
  const url = `postgres://admin@127.0.0.1:${port}/postgres`
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    // A test simulates a year within seconds: without fresh statistics, query plans would remain those for empty tables.
    // Each autovacuum run starts a process, so a shorter interval would take much of the server's time.
    'autovacuum_naptime=5s',
  ]
  const options = settings.flatMap((setting) => ['-c', setting])
  const run = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...as,
      stdio: 'ignore',
      cwd: folder,
    })
  let child = run()
  await waitUntilReady(url, child)
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url,
    port,
    stopImmediately: () => end('SIGQUIT'),
    start: async () => {
      child = run()
      await waitUntilReady(url, child)
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: instead, the server runs as the user postgres or nobody. */
function userFor(folder: string): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const numbers = (user: string) => {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  }
  const owner = (() => {
    try {
      return numbers('postgres')
    } catch {
      return numbers('nobody')
    }
  })()
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL did not start.')
}

/** The URLs of the same roles for another database of the server. */
export function urlsFor({ url, ownerUrl = url }: PostgresUrls, database: string): Required<PostgresUrls> {
  const on = (one: string) => {
    const changed = new URL(one)
    changed.pathname = `/${database}`
    return changed.href
  }
  return { url: on(url), ownerUrl: on(ownerUrl) }
}
