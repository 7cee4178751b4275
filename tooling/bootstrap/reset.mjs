import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { install, projectNode, run } from './install.mjs'

readCommandLine({
  usage: `npm run reset

Deletes all data in COFFER_DATA (.data), or in the database of DATABASE_URL. The next start creates the demo depositors again.`,
})
await install()
const { code } = await run(projectNode, [join('apps', 'sandbox', 'src', 'reset.ts')])
process.exit(code)
