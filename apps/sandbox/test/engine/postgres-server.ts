import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { Client } from 'pg'
import type { PostgresUrls } from '../../src/database/open-postgres.ts'
import { postgresPrograms } from './find-postgres.ts'

/** The statements of docs/postgresql.md that create the roles. */
function documentedRoles(): string {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/postgresql.md'), 'utf8')
  const [, statements = ''] = /^```sql\n(create role .*?)^create database/ms.exec(page) ?? []
  if (statements === '') throw new Error('docs/postgresql.md has no statements that create the roles.')
  return statements
}

/** The migrating owner and the role that serves, as docs/postgresql.md has them. */
export async function createRoles(adminUrl: string, run: string) {
  const [owner, login] = [`sandbox_owner_${run}`, `sandbox_login_${run}`]
  const password = crypto.randomUUID()
  const statements = documentedRoles()
    .replaceAll('coffer_owner', owner)
    .replaceAll('coffer_login', login)
    .replaceAll('…', password)
  await runStatements(adminUrl, statements)
  const urlOf = (role: string) => {
    const url = new URL(adminUrl)
    url.username = role
    url.password = password
    return url.href
  }
  return { owner, login, urls: { url: urlOf(login), ownerUrl: urlOf(owner) } }
}

/** Runs statements as a role of the server, outside the product; returns the rows of the last one. */
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

/** A database of its own for these roles, empty or a copy of a template. `drop` fails while anybody is connected. */
export async function createDatabase(adminUrl: string, roleUrls: PostgresUrls, template?: string) {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const urls = urlsOf(roleUrls, name)
  // The copy of files is faster than the one by the write-ahead log.
  const source = template === undefined ? '' : `template ${template} strategy file_copy`
  await runStatements(adminUrl, `create database ${name} ${source} owner ${new URL(urls.ownerUrl).username}`)
  return { name, urls, drop: () => runStatements(adminUrl, `drop database ${name}`) }
}

/** A server that this process runs. */
export interface PostgresServer {
  /** The administrator's. */
  readonly url: string
  readonly port: number
  /** As `pg_ctl stop -m immediate`: it ends without a checkpoint, and recovers at its next start. */
  readonly stopImmediately: () => Promise<void>
  /** Starts a stopped server; resolves when it answers. */
  readonly start: () => Promise<void>
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>
}

/** A server of its own in a temporary folder. */
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
    // A test passes a year in seconds: without statistics meanwhile, plans stay those of empty tables. Each look at
    // the tables starts a process: more often, they would be a good part of the server's work.
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

/** PostgreSQL does not run as root: there, the server belongs to the user made for it, or to nobody. */
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

/** The same roles on another database of the server. */
export function urlsOf({ url, ownerUrl = url }: PostgresUrls, database: string): Required<PostgresUrls> {
  const on = (one: string) => {
    const changed = new URL(one)
    changed.pathname = `/${database}`
    return changed.href
  }
  return { url: on(url), ownerUrl: on(ownerUrl) }
}
