import { Agent } from 'node:http'
import { freePort } from '@coffer/local-http/free-port'
import fc from 'fast-check'
import { openPostgres, type PostgresUrls } from '../../src/database/open-postgres.ts'
import type { Database } from '../../src/database/connection.ts'
import { auditLedger } from '../../src/ledger/audit/audit.ts'
import { summarize } from '../../src/ledger/audit/summary.ts'
import { seedPeople } from '../../src/seed/seed-people.ts'
import { openBank } from '../../test/bank/open-bank.ts'
import { monthEndStart } from '../../test/bank/scenario-start.ts'
import { createRoles, runStatements, urlsFor } from '../../test/engine/postgres-server.ts'
import { testSecret } from '../../test/engine/test-keys.ts'
import { raiseLimits, type Processes } from '../../test/parallel/processes.ts'
import { roundArbitrary } from '../../test/parallel/round.ts'
import { Scenario, type Participant } from '../../test/parallel/scenario.ts'
import { operatorKey } from '../../test/operator-access.ts'
import { ProviderProcess } from '../../test/process/provider-process.ts'

export interface Figures {
  readonly operations: number
  /** Operations per second since the previous report. */
  readonly perSecond: number
  readonly refused: number
  /** Calls repeated because the session or the token had expired. */
  readonly retries: number
  readonly depositors: number
  /** Days that passed by the provider's clock. */
  readonly days: number
  /** Rounds that only scheduled work lagging behind the clock explains. */
  readonly lagging: number
}

interface Options {
  readonly processes: number
  readonly operations: number
  /** Depositors who act concurrently. */
  readonly depositors: number
  readonly seed: number
  /** Called after every 10,000 operations, and at the end. */
  readonly onFigures: (figures: Figures) => void
}

interface Outcome {
  readonly findings: number
  readonly parked: number
  readonly audited: string
}

const figuresEvery = 10_000
const dayMs = 86_400_000
/**
 * A depositor with more transfers is replaced by a new one, so that memory and lists do not grow with the operations.
 */
const maxTransfers = 120
/** The clock moves once in this many rounds. */
const roundsAMove = 4

/** Plays rounds on real processes until the requested number of operations is reached, then audits the ledger. */
export async function runOperations(adminUrl: string, options: Options): Promise<Outcome> {
  const name = `parallel_${options.processes}`
  const roles = await createRoles(adminUrl, name)
  await runStatements(adminUrl, `create database ${name} owner ${roles.owner}`)
  const urls = urlsFor(roles.urls, name)
  const { database, engine } = await openPostgres(urls)
  const servers: ProviderProcess[] = []
  try {
    const processes = await startProcesses(database, urls, options.processes, servers)
    await raiseLimits(processes)
    await playRounds(processes, options)
    const parked = (await processes.send(0, 'GET', '/healthz')).body
    const report = await auditLedger(database, 'harbor')
    const total = Object.values(report.findings_by_kind).reduce((sum, count) => sum + count, 0)
    return {
      findings: total,
      parked: parkedIn(parked),
      audited: `${summarize('harbor', report)}\n  parked jobs: ${parkedIn(parked)}`,
    }
  } catch (error) {
    for (const { errorOutput } of servers) process.stderr.write(errorOutput)
    throw error
  } finally {
    for (const server of servers) await server.stop()
    await engine.close()
  }
}

async function startProcesses(
  database: Database,
  urls: Required<PostgresUrls>,
  count: number,
  servers: ProviderProcess[],
): Promise<Processes> {
  // One more process of the provider, which opens sessions and depositors.
  const bank = await openBank(database)
  // An empty list: no demo depositors.
  await seedPeople(bank.context, [])
  const env = {
    TENANT: 'harbor',
    DATABASE_URL: urls.url,
    DATABASE_OWNER_URL: urls.ownerUrl,
    COFFER_SECRET: testSecret,
  }
  while (servers.length < count) {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    const server = new ProviderProcess(env, await freePort(), { agent })
    servers.push(server)
    await server.start()
  }
  return {
    count,
    operatorKey,
    send: (process, ...request) => {
      const server = servers[process]
      if (server === undefined) throw new Error(`There is no process ${process}.`)
      return server.send(...request)
    },
    addDepositor: () =>
      bank.addDepositor('empty', { registrationLastStep: 'completed', extendedStatus: 'FUNDED' }),
    logIn: async (_, { depositorId, email }) =>
      (await bank.logInAgain({ depositorId, email, tenant: 'harbor' })).token,
  }
}

async function playRounds(processes: Processes, options: Options): Promise<void> {
  const start = monthEndStart()
  const scenario = new Scenario(processes, start)
  await scenario.begin()
  const participants: Participant[] = []
  const done = { operations: 0, refused: 0, retries: 0, depositors: 0, lagging: 0 }
  let [since, sinceOperations] = [performance.now(), 0]
  const figures = (): Figures => ({
    ...done,
    retries: done.retries + participants.reduce((sum, { holder }) => sum + holder.retries, 0),
    days: (scenario.moment.getTime() - start.getTime()) / dayMs,
    perSecond: ((done.operations - sinceOperations) * 1_000) / (performance.now() - since),
  })
  for (let number = 0; done.operations < options.operations; number += 1) {
    while (participants.length < options.depositors) {
      participants.push(await scenario.join())
      done.depositors += 1
    }
    const round = roundAt(options, number)
    const { answers, orders } = await scenario.play(round, participants)
    done.operations += answers.length
    done.refused += answers.filter(({ code }) => code >= 400).length
    done.lagging += orders.filter(({ isLagging }) => isLagging).length
    for (const [index, { holder, expected }] of [...participants.entries()].toReversed()) {
      const hasEnded = expected.model.isClosed && number % roundsAMove === 0
      if (!hasEnded && expected.model.transfers.length < maxTransfers) continue
      done.retries += holder.retries
      participants.splice(index, 1)
    }
    const isDone = done.operations >= options.operations
    if (!isDone && done.operations - sinceOperations < figuresEvery) continue
    options.onFigures(figures())
    ;[since, sinceOperations] = [performance.now(), done.operations]
  }
}

/** The round with this number. It depends on the seed alone. */
function roundAt({ depositors, seed }: Options, number: number) {
  const [round] = fc.sample(roundArbitrary(depositors, 1), { seed: seed + number, numRuns: 1 })
  if (round === undefined) throw new Error('There is no round.')
  return number % roundsAMove === 0 ? round : { ...round, hours: [] }
}

function parkedIn(health: unknown): number {
  const parked: unknown = Object.entries(health ?? {}).find(([name]) => name === 'parked_jobs')?.[1]
  return typeof parked === 'number' ? parked : Number.NaN
}
