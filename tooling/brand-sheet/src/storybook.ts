import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The built Storybook of the repository; built now where it is missing. */
export function storybookOf(root: string): string {
  const folder = join(root, 'storybook-static')
  if (existsSync(join(folder, 'iframe.html'))) return folder
  console.log('Building the Storybook …')
  const { status } = spawnSync('pnpm', ['run', '--silent', 'storybook:build'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the Storybook could not be built')
  return folder
}
