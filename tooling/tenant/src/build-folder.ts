import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFolder } from './check/check-folder.ts'
import type { Checked, CheckedTenant } from './check/check-tenant.ts'
import { slugsIn } from './folder/read-folder.ts'
import type { DefaultMessages } from './folder/default-messages.ts'
import type { Compiled } from './page/compiled.ts'
import { type Failed, type Prepared, prepareTenants } from './prepare-tenants.ts'
import { type Problem, errorReason } from './problem.ts'
import { nginxShared } from './serve/nginx.ts'
import { checkAll } from './tenants.ts'
import { isUpToDate } from './write/build-manifest.ts'
import { sharedDigest, tenantDigest } from './write/digest.ts'
import { removeStaging, putInPlace, recover } from './write/swap-folder.ts'

export type BuiltFolder = {
  readonly tenants: number
  /** Number of unchanged tenants, which were neither rendered nor written. */
  readonly unchanged: number
  /** Number of written files, without compressed forms. */
  readonly written: number
  readonly removed: readonly string[]
  /** Tenants whose rendering failed, and why. Their previous output is unchanged. */
  readonly failed: readonly Failed[]
  readonly problems: readonly Problem[]
}

/**
 * Checks the tenants in a folder and renders the valid ones, or the given one, into `dist/<slug>`. An invalid or failing
 * tenant does not delay the others and keeps its previous output, so that a mistake in its data takes no page offline.
 * Output is only deleted if the tenant's folder was removed.
 *
 * Each tenant is rendered while the next one is read. Outputs are replaced after all were checked together.
 */
export async function buildFolder(options: {
  folder: string
  defaultMessages: DefaultMessages
  compiled: Compiled
  dist: string
  only?: string | undefined
}): Promise<BuiltFolder> {
  const { folder, defaultMessages, compiled, dist, only } = options
  mkdirSync(dist, { recursive: true })
  recover(dist)
  const slugs = slugsIn(folder)
  const checked: (readonly [slug: string, result: Checked])[] = []
  const shared = sharedDigest(compiled, defaultMessages)
  const isBuilt = (tenant: CheckedTenant): boolean =>
    isUpToDate(join(dist, tenant.slug), tenantDigest(tenant, shared))
  const good = function* (): Generator<CheckedTenant> {
    for (const slug of slugs) {
      const result = checkFolder(join(folder, slug), defaultMessages, isBuilt)
      checked.push([slug, result])
      if (result.ok && (only ?? slug) === slug) yield result.tenant
    }
  }
  const most = only === undefined ? slugs.length : 1
  const { prepared, failed } = await prepareTenants(good(), { most, compiled, defaultMessages, dist, shared })
  const { problems } = checkAll(checked, defaultMessages, only)
  const bad = new Set(problems.map(({ file }) => file.split('/')[1]))
  const settled = prepared.map((one) => ({ ...one, reason: settle(one, !bad.has(one.slug)) }))
  const kept = settled.filter(({ slug, reason }) => reason === null && !bad.has(slug))
  writeFileSync(join(dist, 'nginx.conf'), nginxShared)
  const removed = only === undefined ? slugsIn(dist).filter((slug) => !slugs.includes(slug)) : []
  for (const slug of removed) rmSync(join(dist, slug), { recursive: true })
  return {
    tenants: kept.length,
    unchanged: kept.filter(({ written }) => written === null).length,
    written: kept.reduce((sum, { written }) => sum + (written ?? 0), 0),
    removed,
    failed: [
      ...failed,
      ...settled.flatMap(({ slug, reason }) => (reason === null ? [] : [{ slug, reason }])),
    ],
    problems,
  }
}

/** Moves the prepared output into place, or discards it; returns the reason if that fails, else null. */
function settle({ folder, written }: Prepared, isGood: boolean): string | null {
  if (written === null || written === 0) return null
  try {
    if (isGood) putInPlace(folder)
    else removeStaging(folder)
    return null
  } catch (error) {
    return errorReason(error)
  }
}
