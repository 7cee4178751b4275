// `npm run <command>`: installs what is missing and runs a tool on the project's Node, so that the commands of the
// documentation need no other one before them.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { binaries, install, pnpmProgram, projectNode, root } from './install.mjs'

const [tool, ...args] = process.argv.slice(2)
if (tool === undefined) {
  console.error('Usage: node tooling/bootstrap/run.mjs <tool or script> [arguments]')
  process.exit(2)
}
await install()

const [program, ...first] =
  tool === 'pnpm' ? [pnpmProgram()] : tool.endsWith('.ts') ? [projectNode, tool] : [join(binaries, tool)]

const child = spawn(program, [...first, ...args], {
  cwd: root,
  // A script names the files it is given relative to the folder it was called in.
  env: {
    INIT_CWD: process.cwd(),
    ...process.env,
    // turbo starts pnpm by its name.
    PATH: [...(tool === 'pnpm' ? [dirname(program)] : []), binaries, process.env.PATH ?? ''].join(delimiter),
  },
  stdio: 'inherit',
})
// A terminal sends its signals to both; this process ends with the other.
process.on('SIGINT', () => undefined)
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  console.error(`${tool} cannot be run: ${error.message}`)
  process.exit(1)
})
child.on('close', (code) => process.exit(code ?? 1))
