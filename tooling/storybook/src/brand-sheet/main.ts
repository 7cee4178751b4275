import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import { slugsIn } from '@coffer/tenant-tooling/folder'
import { paths } from '@coffer/tenant-tooling/paths'
import { withStorybook } from '../capture/with-storybook.ts'
import { printSheet } from './print-sheet.ts'
import { staleFiles } from './stale-files.ts'

const usage = `npm run brand-sheet -- [slug] [--out <folder>] [--storybook <folder>]

Prints the brand sheet of a tenant, or of all, as a PDF into .cache/brand-sheets/.
The Storybook is built first if anything it shows has changed; --storybook names one that is built.`

/** The tenants of the repository; a Storybook holds all of them. */
const slugs = slugsIn(paths.tenants)
const { values, positionals } = readCommandLine({
  usage,
  allowPositionals: true,
  options: { out: { type: 'string' }, storybook: { type: 'string' } },
})
const unknown = positionals.find((slug) => !slugs.includes(slug))

if (unknown !== undefined) {
  console.error(`There is no tenant ${unknown}. The tenants are: ${slugs.join(', ')}.`)
  process.exitCode = 1
} else await printAll(positionals.length > 0 ? positionals : slugs)

async function printAll(wanted: readonly string[]): Promise<void> {
  const folder = resolve(values.out ?? join(paths.root, '.cache/brand-sheets'))
  mkdirSync(folder, { recursive: true })
  await withStorybook(values.storybook ?? null, async ({ browser, origin }) => {
    for (const slug of wanted) {
      // oxlint-disable-next-line no-await-in-loop -- one browser prints one sheet at a time
      const stale = await staleFiles(origin, slug, join(paths.tenants, slug))
      if (stale.length > 0) {
        console.error(`${slug}: this Storybook has another ${stale.join(', ')}; build it again.`)
        process.exitCode = 1
        continue
      }
      const path = join(folder, `${slug}.pdf`)
      // oxlint-disable-next-line no-await-in-loop -- one browser prints one sheet at a time
      writeFileSync(path, await printSheet(browser, origin, slug))
      console.log(relative(process.cwd(), path))
    }
  })
}
