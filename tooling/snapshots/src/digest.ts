import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What every story is built from, whichever tenant it wears. */
const shared = [
  'packages/*/package.json',
  'packages/*/src/**',
  'apps/web/src/**',
  '.storybook/**',
  'pnpm-lock.yaml',
]
/** What turns a story into a picture. */
const drawing = ['tooling/snapshots/src/{drawing,storybook}/**']
const unseen = /\.test\.tsx?$|(^|\/)README\.md$/

/** A digest of everything the stories are built from except the tenants. */
export const digestOfStories = (root: string): string => digest(root, shared)

/** A digest of how pictures are made: this package and the browser. */
export const digestOfDrawing = (root: string, browser: string): string =>
  `${digest(root, drawing)} ${browser}`

/** A digest of a tenant's own data, without the pictures made of it. */
export const digestOfTenant = (folder: string): string => digest(folder, ['**'], /^snapshots\//)

/** A digest of the pictures that a tenant has. */
export const digestOfSnapshots = (folder: string): string =>
  existsSync(join(folder, 'snapshots')) ? digest(join(folder, 'snapshots'), ['**']) : 'none'

function digest(root: string, patterns: readonly string[], without = unseen): string {
  const files = globSync([...patterns], { cwd: root })
    .filter((file) => !without.test(file) && statSync(join(root, file)).isFile())
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
