import { parseArgs } from 'node:util'
import { buildProvider } from '../tools/build-provider.ts'
import { faultNames, type Fault, type FaultName } from './fault.ts'
import { isSound, runFault, type Report } from './run-fault.ts'
import { faultOf, stages } from './stage.ts'

/**
 * Faults while money moves: `npm run chaos -- --engine postgres --fault kill --kills 100`. Fails where an acknowledged transfer
 * was lost or made twice, where the ledger does not balance, or where due work stopped.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite,postgres' },
    fault: { type: 'string', default: faultNames.join(',') },
    kills: { type: 'string', default: '100' },
    restarts: { type: 'string', default: '10' },
    cuts: { type: 'string', default: '30' },
    fills: { type: 'string', default: '10' },
  },
})

const times: Readonly<Record<FaultName, number>> = {
  kill: Number(values.kills),
  'server-restart': Number(values.restarts),
  'connections-cut': Number(values.cuts),
  'disk-full': Number(values.fills),
}
const engines = new Set(values.engine.split(','))
const selected = new Set(values.fault.split(','))

const counted = [
  'operations',
  'calls',
  'acknowledged',
  'resolved',
  'lost',
  'doubled',
  'unsettled',
  'parked',
] as const

const line = (...cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, index) => cell.padEnd(index === 0 ? 17 : 13)).join('')}\n`)
const progress = (text: string) => process.stderr.write(`${text}\n`)
const seconds = (ms = Number.NaN) => `${(ms / 1_000).toFixed(2)} s`

function printReport(name: string, engine: string, report: Report): void {
  const outages = report.outages.toSorted((one, other) => one - other)
  line(
    name,
    engine,
    String(report.times),
    ...counted.map((column) => String(report[column])),
    seconds(outages[Math.floor(outages.length / 2)]),
    seconds(outages.at(-1)),
    report.balanced ? 'balanced' : 'NOT BALANCED',
  )
}

await buildProvider()
line('fault', 'engine', 'times', ...counted, 'median', 'most', 'ledger')
for (const { engine, faults, open } of stages) {
  const wanted = faults.filter((name) => selected.has(name))
  if (!engines.has(engine) || wanted.length === 0) continue
  const stage = await open()
  try {
    for (const name of wanted) {
      const fault: Fault = faultOf(stage, name)
      if (fault.means !== undefined) progress(`${name}: by ${fault.means}`)
      const report = await runFault(stage.provider, fault, times[name], (done) =>
        progress(`${name} on ${engine}: ${done} of ${times[name]}`),
      )
      printReport(name, engine, report)
      if (!isSound(report)) process.exitCode = 1
    }
  } finally {
    await stage.close()
  }
}
