import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addDays, easternDate, easternInstant, type CalendarDate } from '@coffer/domain/calendar'
import type { Database } from '../src/database/connection.ts'
import { inTenant } from '../src/database/in-tenant.ts'
import { openFolder } from '../src/database/open-pglite.ts'
import { openPostgres } from '../src/database/open-postgres.ts'
import { openBank, type Bank } from '../test/bank/open-bank.ts'
import { createRoles, runStatements, startServer, urlsOf } from '../test/engine/postgres-server.ts'
import { generateAccounts } from './generate-accounts.ts'
import { printGoal, printRow } from './print-row.ts'

/**
 * The cost of the end of a day and of a month by the number of accounts, and what another tenant's reads wait meanwhile:
 * `npm run pnpm -- --filter @coffer/sandbox bench:volume --engine postgres --accounts 1000,100000`.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite,postgres' },
    accounts: { type: 'string', default: '1000,100000' },
  },
})
const counts = values.accounts.split(',').map(Number)
const generatedAtOnce = 1_000

interface Measured {
  accounts: number
  /** Microseconds an account. */
  day: number
  month: number
  /** The 99th percentile of another tenant's reads, in milliseconds. */
  read: number
  megabytes: number
}

async function measure(
  database: Database,
  accounts: number,
  analyze: () => Promise<unknown>,
): Promise<Measured> {
  const bank = await openBank(database)
  for (let first = 0; first < accounts; first += generatedAtOnce)
    await inTenant(database, 'harbor', (tx) =>
      generateAccounts(tx, first, Math.min(generatedAtOnce, accounts - first)),
    )
  await analyze()
  await bank.context.work.runDue()
  const reader = await bank.addDepositor('usual', { registrationLastStep: 'completed' }, 'juniper')
  const reads: number[] = []
  const end = async (date: CalendarDate) => {
    await bank.context.clock.moveTo(new Date(easternInstant(addDays(date, 1), 1)))
    const began = performance.now()
    const ran = bank.context.work.runDue()
    await readMeanwhile(bank, reader, ran, reads)
    return ((performance.now() - began) * 1_000) / accounts
  }
  let date = easternDate(bank.context.clock.now())
  const days: number[] = []
  for (; !addDays(date, 1).endsWith('-01'); date = addDays(date, 1)) days.push(await end(date))
  const month = await end(date)
  return {
    accounts,
    day: days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? Number.NaN,
    month,
    read: reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.99)] ?? Number.NaN,
    megabytes: process.memoryUsage().rss / 1_000_000,
  }
}

/** Reads a depositor's accounts again and again until the work is done. */
async function readMeanwhile(
  bank: Bank,
  { depositorId, email, tenant }: Awaited<ReturnType<Bank['addDepositor']>>,
  work: Promise<unknown>,
  reads: number[],
): Promise<void> {
  const end = new AbortController()
  const done = work.finally(() => end.abort())
  // The clock was moved past the session's end.
  const reader = await bank.logInAgain({ depositorId, email, tenant })
  while (!end.signal.aborted) {
    const began = performance.now()
    const { code } = await reader.get('/accounts')
    if (code !== 200) throw new Error(`GET /accounts answered ${code}`)
    reads.push(performance.now() - began)
    await pause(10)
  }
  await done
}

async function onPglite(accounts: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'volume-'))
  const { database, engine } = await openFolder(folder)
  try {
    // As it does every minute.
    return await measure(database, accounts, engine.maintain)
  } finally {
    await engine.close()
    rmSync(folder, { recursive: true })
  }
}

async function onPostgres(accounts: number): Promise<Measured> {
  const server = await startServer()
  try {
    const roles = await createRoles(server.url, 'bench')
    await runStatements(server.url, `create database volume owner ${roles.owner}`)
    const { database, engine } = await openPostgres(urlsOf(roles.urls, 'volume'))
    try {
      // As autovacuum has by the time that customers have opened as many accounts.
      const analyze = () => runStatements(urlsOf({ url: server.url }, 'volume').url, 'analyze')
      return await measure(database, accounts, analyze)
    } finally {
      await engine.close()
    }
  } finally {
    await server.stop()
  }
}

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
