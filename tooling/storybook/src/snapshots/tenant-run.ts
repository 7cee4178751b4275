import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { listSnapshots, sizeOfSnapshots } from './baseline/snapshot-folder.ts'
import { captureStories } from '../capture/capture-stories.ts'
import { compareTenant, type Comparison } from './comparison/compare-tenant.ts'
import { reportPage } from './report/report-page.ts'
import { rolesOf } from './report/roles-of.ts'
import type { ScreenStory } from '../capture/screen-stories.ts'
import { summarize } from './summary.ts'

/** The maximum size in bytes of one tenant's snapshots, which are in git. */
const maxBytes = 10_000_000

export interface TenantRun {
  readonly slug: string
  readonly folder: string
  /** The file of the report, written when the run fails. */
  readonly report: string
  readonly browser: Browser
  readonly chromium: string
  readonly origin: string
  readonly stories: readonly ScreenStory[]
  readonly storyFilter: string | null
  readonly size: string | null
  readonly isUpdate: boolean
}

/** Captures a tenant's screens, compares or stores them, and prints the summary; returns whether the run has passed. */
export async function runTenant(run: TenantRun): Promise<boolean> {
  const { slug, report, isUpdate } = run
  const comparison = await captureAndCompare(run)
  const { line, isPassed } = summarize(slug, comparison, isUpdate, report)
  if (isPassed) rmSync(report, { force: true })
  else {
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, reportPage(slug, comparison, rolesOf(run.folder)))
  }
  console.log(line)
  return isPassed && (!isUpdate || isWithinBudget(run))
}

function isWithinBudget({ slug, folder }: TenantRun): boolean {
  const bytes = sizeOfSnapshots(join(folder, 'snapshots'))
  const megabytes = (size: number) => `${(size / 1_000_000).toFixed(1)} MB`
  console.log(`${slug}: ${megabytes(bytes)} of ${megabytes(maxBytes)}`)
  return bytes <= maxBytes
}

/**
 * Stories that share a page are captured three times as fast, but one may leave state for the next. So a difference counts
 * only if the story shows it in a new page too, and only captures from new pages are stored.
 */
async function captureAndCompare(run: TenantRun): Promise<Comparison> {
  const { slug: tenant, folder: tenantFolder, stories, isUpdate, ...shared } = run
  const folder = join(tenantFolder, 'snapshots')
  const isFirst = listSnapshots(folder).length === 0
  const captures = isFirst ? [] : await captureStories({ ...shared, tenant, stories, isIsolated: false })
  const first = await compareTenant({ ...shared, folder, captures, isUpdate: false })
  const suspects = isFirst ? stories : stories.filter(({ id }) => isSuspect(id, first))
  if (suspects.length === 0 && !isUpdate) return first
  const isolated = await captureStories({ ...shared, tenant, stories: suspects, isIsolated: true })
  const isolatedIds = new Set(isolated.map(({ story }) => story.id))
  const merged = [...captures.filter(({ story }) => !isolatedIds.has(story.id)), ...isolated]
  return compareTenant({ ...shared, folder, captures: merged, isUpdate })
}

const isSuspect = (id: string, { findings, failures }: Comparison): boolean =>
  failures.has(id) || findings.some(({ story }) => story === id)
