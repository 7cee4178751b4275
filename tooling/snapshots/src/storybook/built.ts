import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The static Storybook of the house; turbo builds it if its inputs have changed. */
export function builtStorybook(root: string): string {
  console.log('Building the Storybook, if it has changed …')
  const build = ['exec', 'turbo', 'run', '//#storybook:build', '--output-logs=errors-only']
  const { status, stdout, stderr } = spawnSync('pnpm', build, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the Storybook could not be built:\n${stdout}${stderr}`)
  return join(root, 'storybook-static')
}
