import { join } from 'node:path'
import { chromiumVersion } from '@coffer/chromium/launch-options'
import { slugsIn } from '@coffer/tenant-tooling/folder'
import { paths } from '@coffer/tenant-tooling/paths'
import { readArguments, type SnapshotOptions } from './arguments.ts'
import { readChromiumVersions, listSnapshots } from './baseline/snapshot-folder.ts'
import { digestOfCapture, digestOfSnapshots, digestOfStories, digestOfTenant } from './digest.ts'
import { hasPassed, recordRun } from './passed-runs.ts'
import { decideRun } from './run-decision.ts'
import { readScreenStories } from '../capture/screen-stories.ts'
import { withStorybook } from '../capture/with-storybook.ts'
import { runTenant } from './tenant-run.ts'

/** Reports and records of the repository's tenants are in .cache, and those of another tenants folder inside that folder. */
const isRepository = paths.tenants === join(paths.root, 'tenants')
const workFolder = isRepository ? join(paths.root, '.cache/snapshots') : join(paths.tenants, '.snapshots')
const passedRunsFile = join(workFolder, 'passed.json')
const tenantFolder = (slug: string): string => join(paths.tenants, slug)
const runName = (slug: string, { size }: SnapshotOptions): string =>
  size === null ? slug : `${slug} ${size}`

function chosenTenants({ tenants }: SnapshotOptions): readonly string[] {
  const known = slugsIn(paths.tenants)
  const unknown = tenants.find((slug) => !known.includes(slug))
  if (unknown !== undefined) throw new Error(`there is no tenants/${unknown}; there are ${known.join(', ')}`)
  return tenants.length > 0 ? tenants : known
}

/** Reports a tenant that cannot be compared here, and fails the run. */
function refuse(slug: string, reason: string): void {
  console.error(`${reason}; capture them: npm run snapshots -- --tenant ${slug} --update`)
  process.exitCode = 1
}

/** Whether to capture the tenant's screens; prints the reason if not. */
async function shouldCapture(options: SnapshotOptions, slug: string, stories: string): Promise<boolean> {
  const folder = tenantFolder(slug)
  const names = listSnapshots(join(folder, 'snapshots'), options.size)
  const chromium = chromiumVersion()
  const decision = decideRun(options, {
    hasSnapshots: names.length > 0,
    hasPassed: hasPassed(passedRunsFile, runName(slug, options), {
      stories,
      snapshots: digestOfSnapshots(folder),
    }),
    drawnWith: await readChromiumVersions(join(folder, 'snapshots'), names),
    chromium,
  })
  if (decision.status === 'unchanged') {
    console.log(`${slug}: unchanged since it last passed (--all compares it anyway)`)
  } else if (decision.status === 'no-snapshots') refuse(slug, `no snapshots for ${slug}`)
  else if (decision.status === 'other-chromium') {
    const versions = decision.versions.join(', ')
    const capturedWith = `the snapshots of ${slug} were captured with Chromium ${versions}`
    refuse(slug, `${capturedWith}, but this machine has ${chromium}`)
  }
  return decision.status === 'capture'
}

async function captureTenants(options: SnapshotOptions, digests: ReadonlyMap<string, string>): Promise<void> {
  const { story: storyFilter, size, isUpdate } = options
  await withStorybook(options.storybook, async (opened) => {
    const { browser, origin } = opened
    const stories = await readScreenStories({ ...opened, root: paths.root, storyFilter, size })
    if (stories.length === 0) throw new Error('no screen story matches --story and --size')
    for (const [slug, digest] of digests) {
      console.log(`${slug}: capturing ${stories.length} stories …`)
      const folder = tenantFolder(slug)
      const report = join(workFolder, `${slug}.html`)
      const run = { slug, folder, report, browser, chromium: browser.version(), origin, stories }
      // oxlint-disable-next-line no-await-in-loop -- one tenant after the other
      const isPassed = await runTenant({ ...run, storyFilter, size, isUpdate })
      if (!isPassed) process.exitCode = 1
      // A run of some stories that passes says nothing about the others.
      if (storyFilter === null || !isPassed) {
        const passed = isPassed ? { stories: digest, snapshots: digestOfSnapshots(folder) } : null
        recordRun(passedRunsFile, runName(slug, options), passed)
      }
    }
  })
}

async function main(options: SnapshotOptions): Promise<void> {
  const shared = `${digestOfStories(paths.root)} ${digestOfCapture(paths.root, chromiumVersion())}`
  const toCapture = new Map<string, string>()
  for (const slug of chosenTenants(options)) {
    const digest = `${shared} ${digestOfTenant(tenantFolder(slug))}`
    // oxlint-disable-next-line no-await-in-loop -- prints in the order of the tenants
    if (await shouldCapture(options, slug, digest)) toCapture.set(slug, digest)
  }
  if (toCapture.size > 0) await captureTenants(options, toCapture)
}

const options = readArguments(process.argv.slice(2))
if ('message' in options) {
  const [print, code] = options.isHelp ? [console.log, 0] : [console.error, 2]
  print(options.message)
  process.exitCode = code
} else {
  await main(options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
