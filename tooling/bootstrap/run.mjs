// `npm run <command>`: installs missing dependencies and runs a tool on the project's Node, so that no documented
// command needs another one first.
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
  // Scripts resolve file arguments relative to the folder in which the command was typed.
  env: {
    INIT_CWD: process.cwd(),
    ...process.env,
    // turbo starts pnpm by its name.
    PATH: [...(tool === 'pnpm' ? [dirname(program)] : []), binaries, process.env.PATH ?? ''].join(delimiter),
  },
  stdio: 'inherit',
})
// A terminal sends SIGINT to both processes; this one ends when the child does.
process.on('SIGINT', () => undefined)
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  console.error(`${tool} cannot be run: ${error.message}`)
  process.exit(1)
})
child.on('close', (code) => process.exit(code ?? 1))
