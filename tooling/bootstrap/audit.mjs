import { join } from 'node:path'
import { install, projectNode, run } from './install.mjs'

await install()
const { code } = await run(projectNode, [
  join('apps', 'sandbox', 'src', 'audit.ts'),
  ...process.argv.slice(2),
])
process.exit(code)
