import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { install, pnpm, projectNode, root } from './install.mjs'
import { takenPort } from './taken-port.mjs'
import { missingTenant } from './missing-tenant.mjs'

readCommandLine({
  usage: `npm run dev

Serves every tenant with hot reload, and the provider, which restarts when its code changes.
In the environment: TENANT serves one, PORT (4100) is the provider's.`,
})
// The provider's own refusal would leave the web server running beside none.
const refusal = missingTenant() ?? (await takenPort(process.env.PORT || '4100'))
if (refusal !== null) {
  console.error(refusal)
  process.exit(1)
}

// The provider restarts when its code changes; the web server replaces modules in the open page.
await install()
const provider = spawn(
  projectNode,
  ['--watch', '--watch-preserve-output', join('apps', 'sandbox', 'src', 'main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => provider.kill(signal))
const web = await pnpm(['--filter', '@coffer/tenant-tooling', 'run', 'dev'])
provider.kill('SIGTERM')
process.exit(web.code)
