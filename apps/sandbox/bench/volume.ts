import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addDays, easternDate, easternInstant, type CalendarDate } from '@coffer/domain/calendar'
import { freePort } from '@coffer/local-http/free-port'
import * as v from 'valibot'
import { logIn } from '../chaos/log-in.ts'
import { seedDatabase } from '../chaos/seed.ts'
import { startClock } from '../src/clock/clock.ts'
import type { Database } from '../src/database/connection.ts'
import { inTenant } from '../src/database/in-tenant.ts'
import { openFolder } from '../src/database/open-pglite.ts'
import { openPostgres } from '../src/database/open-postgres.ts'
import { clockAnswer } from '../src/operator/answers.ts'
import { monthEndStart } from '../test/bank/scenario-start.ts'
import { createRoles, runStatements, startServer, urlsFor } from '../test/engine/postgres-server.ts'
import { testSecret } from '../test/engine/test-keys.ts'
import { ProviderProcess } from '../test/process/provider-process.ts'
import { buildProvider } from '../tools/build-provider.ts'
import { generateAccounts } from './generate-accounts.ts'
import { printGoal, printRow } from './print-row.ts'
import { peakMegabytes } from './process-usage.ts'

/**
 * Measures what the end of a day and of a month cost by the number of accounts, how long another tenant's reads wait
 * meanwhile, and the peak memory of the provider, which runs in a separate process: `npm run pnpm -- --filter
 * @coffer/sandbox bench:volume --engine postgres --accounts 1000,100000`.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite,postgres' },
    accounts: { type: 'string', default: '1000,100000' },
  },
})
const counts = values.accounts.split(',').map(Number)
const generatedAtOnce = 1_000
const analyzedEvery = 10_000
/** A demo depositor of the tenant harbor; the accounts are generated at the tenant juniper. */
const reader = 'active'

interface Measured {
  accounts: number
  /** Microseconds per account. */
  day: number
  month: number
  /** 99th percentile of another tenant's reads, in milliseconds. */
  read: number
  megabytes: number
}

/** Seeds the reader and generates the accounts, a few days before the end of a month. */
async function fill(database: Database, accounts: number, analyze: () => Promise<unknown>): Promise<void> {
  await (await startClock(database)).moveTo(monthEndStart())
  await seedDatabase(database, [reader], { current: testSecret, previous: [] })
  for (let first = 0; first < accounts; first += generatedAtOnce) {
    await inTenant(database, 'juniper', (tx) =>
      generateAccounts(tx, first, Math.min(generatedAtOnce, accounts - first)),
    )
    // With the statistics of empty tables, each batch would cost more than the previous one.
    if (first % analyzedEvery === 0) await analyze()
  }
  await analyze()
}

async function measure(accounts: number, env: Readonly<Record<string, string>>): Promise<Measured> {
  const provider = new ProviderProcess(
    { COFFER_SECRET: testSecret, LOG_LEVEL: 'warn', ...env },
    await freePort(),
  )
  await provider.start()
  try {
    const reads: number[] = []
    /** Microseconds per account that the end of `date` takes. */
    const end = async (date: CalendarDate) => {
      const moment = new Date(easternInstant(addDays(date, 1), 1)).toISOString()
      const began = performance.now()
      const ran = callClock(provider, 'POST', { set: moment }).then(
        () => ((performance.now() - began) * 1_000) / accounts,
      )
      // Sessions and tokens issued before the clock moved would have expired.
      while ((await callClock(provider, 'GET')) < moment) await pause(10)
      await readMeanwhile(provider, ran, reads)
      return ran
    }
    let date = easternDate(monthEndStart())
    const days: number[] = []
    for (; !addDays(date, 1).endsWith('-01'); date = addDays(date, 1)) days.push(await end(date))
    const month = await end(date)
    return {
      accounts,
      day: days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? Number.NaN,
      month,
      read: reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.99)] ?? Number.NaN,
      megabytes: peakMegabytes(provider.pid),
    }
  } finally {
    await provider.stop()
  }
}

/** Reads the clock, or moves it and runs the work due by then; returns the clock's time. */
async function callClock(provider: ProviderProcess, method: 'GET' | 'POST', body?: object): Promise<string> {
  const { status, body: answer } = await provider.operate(method, '/clock', body)
  if (status !== 200) throw new Error(`${method} /clock answered ${status}`)
  return v.parse(clockAnswer, answer).now
}

/** Reads a depositor's accounts repeatedly until the work is done. */
async function readMeanwhile(
  provider: ProviderProcess,
  work: Promise<unknown>,
  reads: number[],
): Promise<void> {
  const end = new AbortController()
  const done = work.finally(() => end.abort())
  const session = await logIn(provider, `${reader}@example.com`)
  while (!end.signal.aborted) {
    const began = performance.now()
    const { status } = await provider.send('GET', '/api/v1/accounts', session)
    if (status !== 200) throw new Error(`GET /accounts answered ${status}`)
    reads.push(performance.now() - began)
    await pause(10)
  }
  await done
}

async function onPglite(accounts: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'volume-'))
  try {
    const { database, engine } = await openFolder(folder)
    // The embedded engine does this every minute.
    await fill(database, accounts, engine.maintain)
    await engine.close()
    return await measure(accounts, { DATABASE_URL: '', COFFER_DATA: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function onPostgres(accounts: number): Promise<Measured> {
  const server = await startServer()
  try {
    const roles = await createRoles(server.url, 'bench')
    await runStatements(server.url, `create database volume owner ${roles.owner}`)
    const urls = urlsFor(roles.urls, 'volume')
    const { database, engine } = await openPostgres(urls)
    // Autovacuum would have analyzed the tables while customers opened this many accounts.
    await fill(database, accounts, () => runStatements(urlsFor({ url: server.url }, 'volume').url, 'analyze'))
    await engine.close()
    return await measure(accounts, { DATABASE_URL: urls.url, DATABASE_OWNER_URL: urls.ownerUrl })
  } finally {
    await server.stop()
  }
}

await buildProvider()
printRow('engine', 'accounts', 'day µs', 'month µs', 'read p99 ms', 'memory MB')
for (const engine of values.engine.split(',')) {
  const measured: Measured[] = []
  for (const accounts of counts) {
    const one = await (engine === 'pglite' ? onPglite(accounts) : onPostgres(accounts))
    printRow(engine, String(accounts), one.day, one.month, one.read, one.megabytes)
    measured.push(one)
  }
  const [least, most] = [measured[0], measured.at(-1)]
  if (least === undefined || most === undefined) continue
  const of = `${most.accounts} accounts, ${engine}`
  if (least !== most) {
    printGoal(`cost of a day's end per account against ${least.accounts}, ${of}`, most.day / least.day, 1.3)
    printGoal(
      `cost of a month's end per account against ${least.accounts}, ${of}`,
      most.month / least.month,
      1.3,
    )
  }
  printGoal(`ms of another tenant's reads, 99th percentile, ${of}`, most.read, 100)
  printGoal(`MB of memory, ${of}`, most.megabytes, 600)
}
