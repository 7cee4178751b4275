import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import type { Database } from '../src/database/connection.ts'
import { openFolder } from '../src/database/open-pglite.ts'
import { openPostgres } from '../src/database/open-postgres.ts'
import { tenantSettings } from '../src/database/schema/tenants.ts'
import { readAccount, readLinkedAccount, openBank } from '../test/bank/open-bank.ts'
import { printGoal, printRow } from './print-row.ts'
import { startProviderProcess } from './provider-process.ts'
import { createRoles, runStatements, startServer, urlsFor } from '../test/engine/postgres-server.ts'

/**
 * Reads and withdrawals per second over HTTP, compared with the bare driver on the same database: one SELECT by primary
 * key, and a transaction of the eleven statements that a withdrawal needs at least. A process that answers with a
 * constant gives the upper bound: no call of the provider can be faster. `npm run pnpm -- --filter @coffer/sandbox
 * bench:speed --engine pglite,postgres --seconds 5`
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string', default: '5' },
  },
})
const measuredMs = Number(values.seconds) * 1_000
type Query = (statement: string, parameters?: readonly unknown[]) => Promise<unknown>

interface Bare {
  readonly read: Query
  readonly transact: (work: (query: Query) => Promise<void>) => Promise<void>
}

interface Account {
  readonly accountId: string
  readonly depositorId: string
  readonly linkedAccountId: string
  readonly token: string
}

/** Calls of `work` per second, made one after another. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const callFor = async (ms: number) => {
    const until = performance.now() + ms
    let calls = 0
    for (; performance.now() < until; calls += 1) await work()
    return calls
  }
  // Warm-up, so that compiling and filling caches is not measured.
  await callFor(measuredMs / 5)
  const began = performance.now()
  const done = await callFor(measuredMs)
  return (done * 1_000) / (performance.now() - began)
}

/** A depositor whose account can pay any number of one-cent withdrawals. */
async function prepare(database: Database): Promise<Account> {
  const bank = await openBank(database)
  const limits = { withdraw_min: 1, withdraw_daily: 1_000_000_000 }
  await bank.asTenant((tx) => tx.update(tenantSettings).set({ limits }))
  const person = await bank.addDepositor('active', { registrationLastStep: 'completed' })
  const { uuid: accountId } = await readAccount(person)
  const { uuid: linkedAccountId } = await readLinkedAccount(person)
  return { accountId, depositorId: person.depositorId, linkedAccountId, token: person.token }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends one request to a tenant over HTTP; resolves to the status and the cookies. */
function send(port: number, { method, path, headers = {}, body = '' }: Sent) {
  return new Promise<{ status: number; cookies: readonly string[] }>((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path,
        headers: { host: `harbor.localhost:${port}`, ...headers },
      },
      (incoming) => {
        incoming.resume()
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, cookies: incoming.headers['set-cookie'] ?? [] }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function measureCalls(port: number, { token, linkedAccountId }: Account) {
  const authorization = `Bearer ${token}`
  const accept = 'application/json'
  const expecting = async (status: number, sent: Sent) => {
    const answer = await send(port, sent)
    if (answer.status !== status) throw new Error(`${sent.path} answered ${answer.status}`)
  }
  const { cookies } = await send(port, { method: 'GET', path: '/sanctum/csrf-cookie' })
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '')
  const xsrf = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const read = await perSecond(() =>
    expecting(200, { method: 'GET', path: '/api/v1/accounts', headers: { accept, authorization } }),
  )
  const withdraw = await perSecond(() =>
    expecting(202, {
      method: 'POST',
      path: '/api/v1/withdraw',
      headers: {
        accept,
        authorization,
        'content-type': 'application/json',
        cookie: pairs.join('; '),
        'x-xsrf-token': decodeURIComponent(xsrf),
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ linked_account_id: linkedAccountId, amount: 1 }),
    }),
  )
  return { read, withdraw }
}

/** The statements that a withdrawal writes, without anything around them. */
async function withdrawBare(
  query: Query,
  { accountId, depositorId, linkedAccountId }: Account,
): Promise<void> {
  const [transfer, entry, requestId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await query(`select set_config('coffer.tenant', 'harbor', true)`)
  await query('select * from depositors where depositor_id = $1 for no key update', [depositorId])
  await query('select * from deposit_accounts where id = $1 for no key update', [accountId])
  await query(
    `insert into idempotency_keys (depositor_id, key, body_hash, created_at) values ($1, $2, 'hash', now())`,
    [depositorId, transfer],
  )
  await query(
    `select sum(amount_cents) from transfers where deposit_account_id = $1 and created_at > now()`,
    [accountId],
  )
  await query(
    `insert into requests (request_id, depositor_id, kind, created_at) values ($1, $2, 'transactions', now())`,
    [requestId, depositorId],
  )
  await query(
    `insert into transfers (id, deposit_account_id, linked_account_id, request_id, direction, amount_cents, counterparty,
       status, created_at) values ($1, $2, $3, $4, 'PrimaryToLinked', 1, 'bare', 'Initiated', now())`,
    [transfer, accountId, linkedAccountId, requestId],
  )
  await query(
    `insert into ledger_transactions (id, kind, trace, occurred_at) values ($1, 'bare', $2, now())`,
    [entry, `bare:${transfer}`],
  )
  await query(
    `insert into ledger_postings (transaction_id, account_id, transfer_id, amount_cents)
     select $1, id, $3, case kind when 'available' then -1 else 1 end
       from ledger_accounts where deposit_account_id = $2 and kind in ('available', 'outgoing')`,
    [entry, accountId, transfer],
  )
}

const measureBare = async ({ read, transact }: Bare, account: Account) => ({
  read: await perSecond(() =>
    read(`select * from deposit_accounts where tenant = 'harbor' and id = $1`, [account.accountId]),
  ),
  withdraw: await perSecond(() => transact((query) => withdrawBare(query, account))),
})

type Measured = Record<'calls' | 'bare', { readonly read: number; readonly withdraw: number }>

async function onPglite(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'speed-'))
  try {
    const { database, engine } = await openFolder(folder)
    const account = await prepare(database)
    await engine.close()
    const provider = await startProviderProcess({ COFFER_DATA: folder })
    const calls = await measureCalls(provider.port, account)
    await provider.stop()
    const client = await PGlite.create(join(folder, 'postgres'))
    const bare = await measureBare(
      {
        read: (statement, parameters = []) => client.query(statement, [...parameters]),
        transact: (work) =>
          client.transaction((tx) =>
            work((statement, parameters = []) => tx.query(statement, [...parameters])),
          ),
      },
      account,
    )
    await client.close()
    return { calls, bare }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function onPostgres(): Promise<Measured> {
  const server = await startServer()
  try {
    const roles = await createRoles(server.url, 'bench')
    await runStatements(server.url, `create database speed owner ${roles.owner}`)
    const urls = urlsFor(roles.urls, 'speed')
    const { database, engine } = await openPostgres(urls)
    const account = await prepare(database)
    await engine.close()
    const provider = await startProviderProcess({ DATABASE_URL: urls.url, DATABASE_OWNER_URL: urls.ownerUrl })
    const calls = await measureCalls(provider.port, account)
    await provider.stop()
    const pool = new Pool({ connectionString: urlsFor({ url: server.url }, 'speed').url, max: 1 })
    // The error to report is that of the measured work.
    pool.on('error', () => {})
    try {
      const bare = await measureBare(
        {
          read: (statement, parameters = []) => pool.query(statement, [...parameters]),
          async transact(work) {
            const client = await pool.connect()
            try {
              await client.query('begin')
              await work((statement, parameters = []) => client.query(statement, [...parameters]))
              await client.query('commit')
            } finally {
              client.release()
            }
          },
        },
        account,
      )
      return { calls, bare }
    } finally {
      await pool.end()
    }
  } finally {
    await server.stop()
  }
}

/** The maximum number of bare operations in the time of one call. */
const goals = { read: 12, withdraw: 6 } as const

/** Calls per second that HTTP alone allows: a process that answers with a constant, without a database. */
async function measureHttpAlone(): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'constant-answer.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const printed = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve))
    const port = Number(printed.toString())
    return await perSecond(() => send(port, { method: 'GET', path: '/api/v1/accounts' }))
  } finally {
    child.kill('SIGTERM')
  }
}

printRow('engine', 'what', 'calls/s', 'bare/s')
printRow('none', 'HTTP alone', await measureHttpAlone(), '')
for (const engine of values.engine.split(',')) {
  const { calls, bare } = await (engine === 'pglite' ? onPglite() : onPostgres())
  for (const what of ['read', 'withdraw'] as const) printRow(engine, what, calls[what], bare[what])
  for (const what of ['read', 'withdraw'] as const)
    printGoal(`bare ones in the time of a ${what}, ${engine}`, bare[what] / calls[what], goals[what])
}
agent.destroy()
