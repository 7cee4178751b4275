import { parseArgs } from 'node:util'
import { faultNames } from './fault.ts'

const usage = `npm run chaos -- --engine postgres --fault kill --kills 100

Faults while money moves. Fails where an acknowledged transfer was lost or made twice, where the ledger does not
balance, or where due work stopped.
--engine  pglite,postgres
--fault   ${faultNames.join(',')}
--kills, --restarts, --cuts, --fills: how often each happens`

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite,postgres' },
    fault: { type: 'string', default: faultNames.join(',') },
    kills: { type: 'string', default: '100' },
    restarts: { type: 'string', default: '10' },
    cuts: { type: 'string', default: '30' },
    fills: { type: 'string', default: '10' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

// After the command line is read: the provider's modules take seconds to load.
const { runFaults } = await import('./run-faults.ts')
const areSound = await runFaults({
  engines: new Set(values.engine.split(',')),
  faults: new Set(values.fault.split(',')),
  times: {
    kill: Number(values.kills),
    'server-restart': Number(values.restarts),
    'connections-cut': Number(values.cuts),
    'disk-full': Number(values.fills),
  },
})
if (!areSound) process.exitCode = 1
