import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { postgresPrograms } from './find-postgres.ts'
import { urlsOf } from './open-for-test.ts'

/**
 * Uses DATABASE_URL, which is an administrator's, or a server of its own in a temporary folder; migrates a template that
 * each test file copies. Tests connect as roles without superuser, as a deployment does: row-level security does not bind
 * a superuser.
 */
export default async function setUp(project: TestProject) {
  const given = process.env['DATABASE_URL']
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startServer()
  const run = crypto.randomUUID().slice(0, 8)
  const template = `sandbox_template_${run}`
  const roles = await createRoles(server.url, run)
  await onServer(server.url, `create database ${template} owner ${roles.owner}`)
  const { engine } = await openPostgres(urlsOf(roles.urls, template))
  await engine.close()
  project.provide('engine', { kind: 'postgres', adminUrl: server.url, urls: roles.urls, template })
  return async () => {
    if (given)
      await onServer(
        given,
        `drop database ${template}`,
        `drop role ${roles.login}`,
        // What the owner granted goes with it.
        `drop owned by ${roles.owner}`,
        `drop role ${roles.owner}`,
      )
    await server.stop()
  }
}

/** The migrating owner and the role that serves, as the README has them. */
async function createRoles(adminUrl: string, run: string) {
  const [owner, login] = [`sandbox_owner_${run}`, `sandbox_login_${run}`]
  const password = crypto.randomUUID()
  await onServer(
    adminUrl,
    `create role ${owner} login createrole password '${password}'`,
    `create role ${login} login noinherit password '${password}'`,
  )
  const urlOf = (role: string) => {
    const url = new URL(adminUrl)
    url.username = role
    url.password = password
    return url.href
  }
  return { owner, login, urls: { url: urlOf(login), ownerUrl: urlOf(owner) } }
}

async function onServer(url: string, ...statements: readonly string[]) {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function startServer() {
  const programs = postgresPrograms()
  if (programs === null) throw new Error('There is no PostgreSQL.')
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'))
  const data = join(folder, 'data')
  const as = userFor(folder)
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'admin', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    {
      ...as,
      stdio: 'ignore',
      cwd: folder,
    },
  )
  const port = await freePort()
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off']
  const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...as,
    stdio: 'ignore',
    cwd: folder,
  })
  const url = `postgres://admin@127.0.0.1:${port}/postgres`
  await answers(url, child)
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      await exited
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

async function answers(url: string, child: ChildProcess): Promise<void> {
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
