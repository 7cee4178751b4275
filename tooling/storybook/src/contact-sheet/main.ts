import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import { slugsIn } from '@coffer/tenant-tooling/folder'
import { paths } from '@coffer/tenant-tooling/paths'
import { listSnapshots, snapshotFile, type SnapshotName } from '../snapshots/baseline/snapshot-folder.ts'
import { screenOf } from '../capture/screen-stories.ts'
import { readTitles, renamedScreens } from './renamed-screens.ts'
import { sheetPage } from './sheet-page.ts'

const usage = `npm run contact-sheet -- --tenant harbor                    every screen's snapshots on one page
npm run contact-sheet -- --tenant harbor --before <commit>  beside those of a commit`

const work = join(paths.root, '.cache/contact-sheet')

/** Extracts a tenant's snapshots at a commit to a folder. */
function extractSnapshots(slug: string, commit: string): string {
  const folder = join(work, 'before')
  const archive = join(work, 'before.tar')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const subject = `tenants/${slug}/snapshots`
  const options = { cwd: paths.root, stdio: 'pipe' } as const
  execFileSync('git', ['archive', '--output', archive, commit, subject], options)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  return join(folder, subject)
}

const keyOf = ({ size, story }: SnapshotName): string => `${size}/${story}`

/** The snapshots of a commit by the current names of their stories. */
function readBefore(folder: string, commit: string): ReadonlyMap<string, SnapshotName> {
  const renamed = renamedScreens(readTitles(paths.root, commit), readTitles(paths.root, null))
  const present = ({ size, story }: SnapshotName): SnapshotName => {
    const screen = screenOf(story)
    return { size, story: (renamed.get(screen) ?? screen) + story.slice(screen.length) }
  }
  return new Map(listSnapshots(folder).map((name) => [keyOf(present(name)), name]))
}

/** Writes the page and returns its file. */
function writeSheet(slug: string, commit: string | null): string {
  const now = join(paths.tenants, slug, 'snapshots')
  const before = commit === null ? null : extractSnapshots(slug, commit)
  const page = join(work, `${slug}.html`)
  const addressIn = (folder: string, name: SnapshotName) =>
    relative(dirname(page), snapshotFile(folder, name))
  const old =
    before === null || commit === null ? new Map<string, SnapshotName>() : readBefore(before, commit)
  const current = new Map(listSnapshots(now).map((name) => [keyOf(name), name]))
  const entries = [...new Set([...old.keys(), ...current.keys()])]
    .map((key) => {
      const [former, present] = [old.get(key), current.get(key)]
      const [size = '', story = ''] = key.split('/')
      return {
        size,
        story,
        before: before !== null && former ? addressIn(before, former) : null,
        after: present ? addressIn(now, present) : null,
      }
    })
    .toSorted(
      (one, other) => one.story.localeCompare(other.story, 'en') || other.size.localeCompare(one.size, 'en'),
    )
  mkdirSync(work, { recursive: true })
  writeFileSync(page, sheetPage(slug, commit, entries))
  return page
}

const { values } = readCommandLine({
  usage,
  options: {
    tenant: { type: 'string' },
    before: { type: 'string' },
  },
})
const slug = values.tenant
if (slug === undefined || !slugsIn(paths.tenants).includes(slug)) {
  console.error(`There is no tenant ${slug ?? 'named'}.\n\n${usage}`)
  process.exitCode = 2
} else {
  try {
    console.log(writeSheet(slug, values.before ?? null))
  } catch {
    console.error(`there are no snapshots of ${slug} at ${values.before ?? 'this commit'}`)
    process.exitCode = 1
  }
}
