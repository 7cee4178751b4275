import { parseArgs } from 'node:util'
import { startServer } from '../../test/engine/postgres-server.ts'
import { buildProvider } from '../../tools/build-provider.ts'
import { runOperations, type Figures } from './run-operations.ts'

/**
 * Runs random operations of many depositors concurrently, on several processes that share one PostgreSQL database, and
 * compares every response with a model: `npm run pnpm -- --filter @coffer/sandbox bench:parallel --processes 2,4
 * --operations 1000000`. The operations are divided among the numbers of processes. Fails at the first account whose
 * calls no order explains, and if the audit has findings.
 */
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2,4' },
    operations: { type: 'string', default: '1000000' },
    depositors: { type: 'string', default: '48' },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
  },
})

const columns = [
  'processes',
  'operations',
  'per second',
  'refused',
  'retries',
  'depositors',
  'days',
  'lagging',
  'MB',
] as const

const print = (cells: readonly (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => String(cell).padStart((columns[index]?.length ?? 0) + 3)).join('')}\n`,
  )

const printFigures = (processes: number, figures: Figures) =>
  print([
    processes,
    figures.operations,
    Math.round(figures.perSecond),
    figures.refused,
    figures.retries,
    figures.depositors,
    Math.round(figures.days),
    figures.lagging,
    Math.round(process.memoryUsage().rss / 1_000_000),
  ])

process.stdout.write(`seed ${values.seed}\n`)
print(columns)
await buildProvider()
const server = await startServer()
try {
  const counts = values.processes.split(',').map(Number)
  for (const processes of counts) {
    const { findings, parked, audited } = await runOperations(server.url, {
      processes,
      operations: Math.ceil(Number(values.operations) / counts.length),
      depositors: Number(values.depositors),
      seed: Number(values.seed),
      onFigures: (figures) => printFigures(processes, figures),
    })
    process.stdout.write(`${audited}\n`)
    if (findings > 0 || parked > 0) process.exitCode = 1
  }
} finally {
  await server.stop()
}
