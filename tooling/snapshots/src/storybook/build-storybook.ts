import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the static Storybook, unless turbo finds its inputs unchanged; returns its folder. */
export function buildStorybook(root: string): string {
  const build = ['exec', 'turbo', 'run', '//#storybook:build', '--output-logs=errors-only']
  const { status, stdout, stderr } = spawnSync('pnpm', build, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the Storybook could not be built:\n${stdout}${stderr}`)
  return join(root, 'storybook-static')
}
