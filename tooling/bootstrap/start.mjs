import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { install, projectNode, root, run, turbo } from './install.mjs'
import { takenPort } from './taken-port.mjs'

const { values } = readCommandLine({
  usage: `npm start [-- --lan]

Installs, builds and serves every tenant and the provider, and prints their addresses and the demo log-ins.
Besides its host name, each tenant has its own port on localhost, from PORT + 1 on, for browsers that do not resolve
names below localhost (Safari on a Mac). --lan also serves those ports to this machine's network, over TLS, for example
for a phone.
In the environment: PORT (4100), HOST, LOCAL_PORTS ("no" leaves those ports out), COFFER_DATA (the data folder, .data),
COFFER_TENANTS (the tenants' folder), DATABASE_URL (PostgreSQL instead of the embedded database) and COFFER_SECRET (required with DATABASE_URL).`,
  options: { lan: { type: 'boolean' } },
})
const taken = await takenPort(process.env.PORT || '4100')
if (taken !== null) {
  console.error(taken)
  process.exit(1)
}

await install()
console.log('Building the application, unless nothing has changed …')
const build = await turbo(['run', 'build', '--output-logs=errors-only'], {
  keep: true,
  isQuiet: true,
})
if (build.code !== 0) {
  console.error(build.output)
  process.exit(build.code)
}

console.log('Preparing the database and the demo depositors …')
const prepared = await run(projectNode, [join('apps', 'sandbox', 'tools', 'prepare-database.ts')])
if (prepared.code !== 0) process.exit(prepared.code)

const server = spawn(projectNode, [join('apps', 'sandbox', 'dist', 'main.js')], {
  cwd: root,
  env: { LOCAL_PORTS: 'yes', ...process.env, ...(values.lan && { LAN: 'yes', LOCAL_PORTS: 'yes' }) },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 0))
