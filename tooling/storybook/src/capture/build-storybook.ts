import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const build = ['pnpm', 'exec', 'turbo', 'run', '//#storybook:build', '--output-logs=errors-only']

/** Builds the static Storybook, unless turbo finds its inputs unchanged; returns its folder. */
export function buildStorybook(root: string): string {
  const run = join(root, 'tooling', 'bootstrap', 'run.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [run, ...build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the Storybook could not be built:\n${stdout}${stderr}`)
  return join(root, 'storybook-static')
}
