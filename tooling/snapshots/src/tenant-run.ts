import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { compareTenant, type Comparison } from './comparing/compare-tenant.ts'
import { digestOfSnapshots } from './digest.ts'
import { drawStories } from './drawing/draw-stories.ts'
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
  const drawn = await drawStories({ ...studio, tenant: slug })
  const snapshots = join(folder, 'snapshots')
  const comparison = await compareTenant({ ...studio, folder: snapshots, drawn })
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
