import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import * as v from 'valibot'
import { paths } from '../paths.ts'

/** A command that was run: how many milliseconds it took, and what it printed. */
interface Ran {
  readonly duration: number
  readonly printed: string
}

const packageSchema = v.object({ scripts: v.object({ build: v.string() }) })

/** Builds a package from its sources, as its own `build` says. */
export function build(folder: string): Promise<Ran> {
  const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const commands = [join(folder, 'node_modules/.bin'), dirname(paths.node), process.env.PATH ?? '']
  return run(['sh', '-c', scripts.build], folder, { PATH: commands.join(delimiter) })
}

/** `pnpm tenant …` for the tenants in another folder. */
export function tenant(folder: string, ...typed: readonly string[]): Promise<Ran> {
  return run([paths.node, 'tooling/tenant/src/main.ts', ...typed], paths.root, { COFFER_TENANTS: folder })
}

async function run(command: readonly string[], cwd: string, env: Record<string, string>): Promise<Ran> {
  const [program = '', ...args] = command
  const startedAt = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => (printed += text))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${command.join(' ')} ended with code ${child.exitCode}`)
  return { duration: performance.now() - startedAt, printed }
}
