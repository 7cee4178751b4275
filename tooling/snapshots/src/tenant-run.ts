import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { compareTenant, type Comparison } from './comparing/compare-tenant.ts'
import { digestOfSnapshots } from './digest.ts'
import { drawStories } from './drawing/draw-stories.ts'
import { sheetsIn } from './kept/snapshot-folder.ts'
import { rememberAgreement } from './remembered.ts'
import { reportPage } from './report/report-page.ts'
import type { Story } from './storybook/stories.ts'

/** Where a tenant's pictures are, and where it is written what came of them. */
export interface TenantPlaces {
  readonly folder: string
  readonly report: string
  readonly memory: string
}

export interface Studio {
  readonly browser: Browser
  readonly origin: string
  readonly stories: readonly Story[]
  readonly fragment: string | null
  readonly isUpdate: boolean
}

/** Draws a tenant's stories, compares or keeps them, and remembers whether they agree. `stories` is the digest of what they were drawn from. */
export async function runTenant(
  slug: string,
  { folder, report, memory }: TenantPlaces,
  studio: Studio,
  digest: string,
): Promise<Comparison> {
  const comparison = await drawAndCompare(slug, join(folder, 'snapshots'), studio)
  const isGood = comparison.failures.size === 0 && (studio.isUpdate || comparison.findings.length === 0)
  if (isGood) rmSync(report, { force: true })
  else {
    mkdirSync(join(report, '..'), { recursive: true })
    writeFileSync(report, reportPage(slug, comparison))
  }
  // A few stories say nothing of the rest, unless one of them differs.
  if (studio.fragment === null || !isGood) {
    rememberAgreement(memory, slug, isGood ? { stories: digest, snapshots: digestOfSnapshots(folder) } : null)
  }
  return comparison
}

/**
 * Stories in a page that they share are drawn three times as fast, but one may leave something behind for the next. So
 * what seems different counts only once it was drawn alone; and only what was drawn alone is kept.
 */
async function drawAndCompare(slug: string, folder: string, studio: Studio): Promise<Comparison> {
  const { stories, isUpdate, ...others } = studio
  const commission = { ...others, tenant: slug }
  const isFirst = sheetsIn(folder).length === 0
  const together = isFirst ? [] : await drawStories({ ...commission, stories, isAlone: false })
  const seen = await compareTenant({ ...others, folder, drawn: together, isUpdate: false })
  const suspects = isFirst ? stories : stories.filter(({ id }) => isSuspect(id, seen))
  if (suspects.length === 0 && !isUpdate) return seen
  const alone = await drawStories({ ...commission, stories: suspects, isAlone: true })
  const again = new Set(alone.map(({ story }) => story.id))
  const drawn = [...together.filter(({ story }) => !again.has(story.id)), ...alone]
  return compareTenant({ ...others, folder, drawn, isUpdate })
}

const isSuspect = (id: string, { findings, failures }: Comparison): boolean =>
  failures.has(id) || findings.some(({ story }) => story === id)
