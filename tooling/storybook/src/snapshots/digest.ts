import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of every story, whatever the tenant. */
const shared = [
  'packages/*/package.json',
  'packages/*/src/**',
  'apps/web/src/**',
  '.storybook/**',
  'pnpm-lock.yaml',
]
/** The sources that make a snapshot of a story. */
const capture = ['tooling/storybook/src/{capture,snapshots/baseline}/**', 'tooling/chromium/src/**']
const ignored = /\.test\.tsx?$|(^|\/)README\.md$/

/** Digest of the sources of the stories, except the tenants. */
export const digestOfStories = (root: string): string => digest(root, shared)

/** Digest of how snapshots are made: this package, and how the browser is launched. */
export const digestOfCapture = (root: string, chromium: string): string =>
  `${digest(root, capture)} ${chromium}`

/** Digest of a tenant's own data, without its snapshots. */
export const digestOfTenant = (folder: string): string => digest(folder, ['**'], /^snapshots\//)

/** Digest of a tenant's snapshots. */
export const digestOfSnapshots = (folder: string): string =>
  existsSync(join(folder, 'snapshots')) ? digest(join(folder, 'snapshots'), ['**']) : 'none'

function digest(root: string, patterns: readonly string[], without = ignored): string {
  const files = globSync([...patterns], { cwd: root })
    .filter((file) => !without.test(file) && statSync(join(root, file)).isFile())
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
