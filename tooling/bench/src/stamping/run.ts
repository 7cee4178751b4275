import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { places } from '../places.ts'

/** Runs one of the house's own programs on its Node, and says how many milliseconds that took and what it printed. */
export async function run(
  args: readonly string[],
  folder: string,
): Promise<{ readonly took: number; readonly printed: string }> {
  const begun = performance.now()
  const child = spawn(places.node, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => (printed += text))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}`)
  return { took: performance.now() - begun, printed }
}
