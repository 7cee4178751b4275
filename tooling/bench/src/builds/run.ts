import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import * as v from 'valibot'
import { paths } from '../paths.ts'

/** A finished command: its duration in milliseconds and its output. */
interface CommandResult {
  readonly duration: number
  readonly stdout: string
}

const packageSchema = v.object({ scripts: v.object({ build: v.string() }) })

/** Runs a package's `build` script, without the build cache. */
export function build(folder: string): Promise<CommandResult> {
  const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const commands = [join(folder, 'node_modules/.bin'), dirname(paths.node), process.env.PATH ?? '']
  return run(['sh', '-c', scripts.build], folder, { PATH: commands.join(delimiter) })
}

/** `npm run tenant -- …` for the tenants in another folder. */
export function tenant(folder: string, ...typed: readonly string[]): Promise<CommandResult> {
  return run([paths.node, 'tooling/tenant/src/main.ts', ...typed], paths.root, { COFFER_TENANTS: folder })
}

async function run(
  command: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<CommandResult> {
  const [program = '', ...args] = command
  const startedAt = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => (stdout += text))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${command.join(' ')} ended with code ${child.exitCode}`)
  return { duration: performance.now() - startedAt, stdout }
}
