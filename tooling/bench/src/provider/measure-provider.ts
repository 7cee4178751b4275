import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { paths } from '../paths.ts'

/** Benchmarks of the provider: each prints its table, its goals and whether they are met. */
const benchmarks = ['start.ts', 'speed.ts', 'volume.ts']

/** Runs the benchmarks one after the other, so that none slows another. A missed goal is an exit code of 1. */
export async function measureProvider(): Promise<void> {
  for (const script of benchmarks) {
    console.log(`\nprovider: ${script}`)
    const child = spawn(paths.node, [join(paths.root, 'apps/sandbox/bench', script)], { stdio: 'inherit' })
    await once(child, 'exit')
    if (child.exitCode !== 0) process.exitCode = 1
  }
}
