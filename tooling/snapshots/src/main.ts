import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { slugsIn } from '@coffer/tenant-tooling/folder'
import { places } from '@coffer/tenant-tooling/places'
import { readArguments, type Wish } from './arguments.ts'
import { digestOfDrawing, digestOfSnapshots, digestOfStories, digestOfTenant } from './digest.ts'
import { chromiumVersion, openChromium } from './drawing/chromium.ts'
import { hasAgreed } from './remembered.ts'
import { builtStorybook } from './storybook/built.ts'
import { withStorybookServed } from './storybook/serve-storybook.ts'
import { readStories } from './storybook/stories.ts'
import { standing } from './standing.ts'
import { lineOf } from './summary.ts'
import { runTenant } from './tenant-run.ts'

/** The house's own institutions have their memory and reports in .cache; those of another folder below it. */
const isHouse = places.tenants === join(places.root, 'tenants')
const work = isHouse ? join(places.root, '.cache/snapshots') : join(places.tenants, '.snapshots')
const memory = join(work, 'agreed.json')
const folderOf = (slug: string): string => join(places.tenants, slug)

function wishedTenants({ tenants }: Wish): readonly string[] {
  const known = slugsIn(places.tenants)
  const stranger = tenants.find((slug) => !known.includes(slug))
  if (stranger !== undefined)
    throw new Error(`there is no tenants/${stranger}; there are ${known.join(', ')}`)
  return tenants.length > 0 ? tenants : known
}

/** Whether a tenant is to be drawn; says why, if not. */
function isToBeDrawn(wish: Wish, slug: string, stories: string): boolean {
  const folder = folderOf(slug)
  const agreed = hasAgreed(memory, slug, { stories, snapshots: digestOfSnapshots(folder) })
  const stands = standing(wish, { hasSnapshots: existsSync(join(folder, 'snapshots')), hasAgreed: agreed })
  if (stands === 'unchanged') {
    console.log(`${slug}: unchanged since it last passed (--all draws it nevertheless)`)
  }
  if (stands === 'nothing to compare') {
    console.error(`${slug}: has no snapshots yet; make them: pnpm snapshots --tenant ${slug} --update`)
    process.exitCode = 1
  }
  return stands === 'draw'
}

async function draw(wish: Wish, digests: ReadonlyMap<string, string>, storybook: string): Promise<void> {
  await using browser = await openChromium()
  await withStorybookServed(storybook, async (origin) => {
    const stories = await readStories(storybook, origin, browser, wish.story)
    if (stories.length === 0) throw new Error(`no story's name contains "${wish.story}"`)
    for (const [slug, digest] of digests) {
      console.log(`${slug}: drawing ${stories.length} stories …`)
      const report = join(work, `${slug}.html`)
      const studio = { browser, origin, stories, fragment: wish.story, isUpdate: wish.isUpdate }
      // oxlint-disable-next-line no-await-in-loop -- one tenant after the other
      const comparison = await runTenant(slug, { folder: folderOf(slug), report, memory }, studio, digest)
      const { line, isGood } = lineOf(slug, comparison, wish.isUpdate, report)
      console.log(line)
      if (!isGood) process.exitCode = 1
    }
  })
}

async function run(wish: Wish): Promise<void> {
  const house = digestOfStories(places.root)
  const drawing = digestOfDrawing(places.root, chromiumVersion())
  const digests = new Map(
    wishedTenants(wish).map((slug) => [slug, `${house} ${drawing} ${digestOfTenant(folderOf(slug))}`]),
  )
  const chosen = new Map([...digests].filter(([slug, digest]) => isToBeDrawn(wish, slug, digest)))
  if (chosen.size > 0) await draw(wish, chosen, wish.storybook ?? builtStorybook(places.root))
}

const wish = readArguments(process.argv.slice(2))
if ('tell' in wish) {
  console.error(wish.tell)
  process.exitCode = wish.isHelp ? 0 : 2
} else {
  await run(wish).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
