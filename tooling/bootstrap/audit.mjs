import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { install, projectNode, run } from './install.mjs'

readCommandLine({
  usage: `npm run audit -- [--tenant harbor]

Recomputes the ledger of a tenant, or of all, from its postings. Exits with 1 if a ledger contradicts itself, with 2 if
it was not audited.`,
  options: { tenant: { type: 'string' } },
})
await install()
const { code } = await run(projectNode, [
  join('apps', 'sandbox', 'src', 'audit.ts'),
  ...process.argv.slice(2),
])
process.exit(code)
