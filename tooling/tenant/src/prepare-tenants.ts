import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedTenant } from './check/check-tenant.ts'
import type { DefaultMessages } from './folder/default-messages.ts'
import type { Compiled } from './page/compiled.ts'
import { errorReason } from './problem.ts'
import { createTenantRenderer } from './render-tenant.ts'
import { tenantDigest } from './write/digest.ts'
import { isUpToDate } from './write/build-manifest.ts'
import { openWriters } from './write/writers.ts'

/** A tenant whose output is prepared. */
export type Prepared = {
  readonly slug: string
  /** The folder of its output. */
  readonly folder: string
  /** Number of files in the staging folder; null for an unchanged tenant. */
  readonly written: number | null
}

/** A tenant that could not be rendered, and why. */
export type Failed = { readonly slug: string; readonly reason: string }

/** Number of tenants that are compressed and written while the next is rendered. */
const CONCURRENCY = 16

/**
 * Renders each changed tenant into a staging folder beside `dist/<slug>`. A failing tenant does not delay the others and
 * keeps its output. `most` is the largest possible number of tenants.
 */
export async function prepareTenants(
  tenants: Iterator<CheckedTenant> & Iterable<CheckedTenant>,
  options: {
    most: number
    compiled: Compiled
    defaultMessages: DefaultMessages
    dist: string
    /** The digest of what all tenants share. */
    shared: string
  },
): Promise<{ prepared: readonly Prepared[]; failed: readonly Failed[] }> {
  const { most, compiled, defaultMessages, dist, shared } = options
  const render = createTenantRenderer(compiled, defaultMessages, (slug) => (path) => {
    try {
      return readFileSync(join(dist, slug, path))
    } catch {
      return null
    }
  })
  const writers = openWriters(most)
  const prepared: Prepared[] = []
  const failed: Failed[] = []

  const prepareNext = async (): Promise<void> => {
    for (const tenant of tenants) {
      const { slug } = tenant
      const folder = join(dist, slug)
      const digest = tenantDigest(tenant, shared)
      if (isUpToDate(folder, digest)) {
        prepared.push({ slug, folder, written: null })
        continue
      }
      try {
        const written = await writers.write(folder, await render(tenant), digest)
        prepared.push({ slug, folder, written })
      } catch (error) {
        failed.push({ slug, reason: errorReason(error) })
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, prepareNext))
  } finally {
    await writers.close()
  }
  return { prepared, failed }
}
