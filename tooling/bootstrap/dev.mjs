import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { install, projectNode, root } from './install.mjs'
import { takenPort } from './taken-port.mjs'
import { missingTenant } from './missing-tenant.mjs'

readCommandLine({
  usage: `npm run dev

Serves every tenant with hot reload of its data and the code, and the provider, which restarts when its code changes.
In the environment: TENANT serves one, DEV_PORT (5173) is the pages' port, PORT (4100) the provider's.`,
})
const { PORT, DEV_PORT } = process.env
// If each server checked by itself, one could fail and leave the other running.
const refusal =
  missingTenant() ?? (await takenPort(PORT || '4100')) ?? (await takenPort(DEV_PORT || '5173', 'DEV_PORT'))
if (refusal !== null) {
  console.error(refusal)
  process.exit(1)
}

await install()
// The provider restarts when its code changes; the web server replaces modules in the open page.
const provider = start(
  '.',
  ['--watch', '--watch-preserve-output', join('apps', 'sandbox', 'src', 'main.ts')],
  { FOLLOW_TENANTS: 'yes', LOCAL_PORTS: 'yes', PAGES_PORT: DEV_PORT || '5173' },
)
const web = start(join('tooling', 'tenant'), [join('src', 'develop', 'develop.ts')])
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const server of [provider, web]) server.kill(signal)
  })
web.on('close', (code) => {
  provider.kill('SIGTERM')
  process.exit(code ?? 0)
})

function start(folder, args, env = {}) {
  return spawn(projectNode, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
}
