import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The static Storybook of the house, built afresh if it is not of these inputs. */
export function builtStorybook(root: string, inputs: string): string {
  const folder = join(root, 'storybook-static')
  const stamp = join(folder, '.inputs')
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
  if (isCurrent) return folder
  console.log('Building the Storybook …')
  const { status, stdout, stderr } = spawnSync('pnpm', ['run', '--silent', 'storybook:build'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the Storybook could not be built:\n${stdout}${stderr}`)
  writeFileSync(stamp, inputs)
  return folder
}
