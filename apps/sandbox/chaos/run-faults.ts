import { buildProvider } from '../tools/build-provider.ts'
import type { Fault, FaultName } from './fault.ts'
import { isSound, runFault, type Report } from './run-fault.ts'
import { faultOf, stages } from './stage.ts'

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

export interface Choice {
  readonly engines: ReadonlySet<string>
  readonly faults: ReadonlySet<string>
  /** How often each fault happens. */
  readonly times: Readonly<Record<FaultName, number>>
}

/** Causes the faults on the engines and prints a row of each. Returns whether every report is sound. */
export async function runFaults({ engines, faults: selected, times }: Choice): Promise<boolean> {
  let areSound = true
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
        areSound &&= isSound(report)
      }
    } finally {
      await stage.close()
    }
  }
  return areSound
}
