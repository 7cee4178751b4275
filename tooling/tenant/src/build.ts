import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedTenant } from './check/check-tenant.ts'
import { slugsIn } from './folder/read-folder.ts'
import type { HouseWords } from './folder/house-words.ts'
import type { Compiled } from './page/compiled.ts'
import { nginxShared } from './serve/nginx.ts'
import { stamper } from './stamp.ts'
import { sharedDigest, tenantDigest } from './write/digest.ts'
import { isSealed } from './write/seal.ts'
import { recover } from './write/swap-folder.ts'
import { openWriters } from './write/writers.ts'

export type Built = {
  readonly tenants: number
  /** How many had not changed: nothing of theirs was stamped or written. */
  readonly unchanged: number
  /** How many files were written, packed forms not counted. */
  readonly written: number
  readonly removed: readonly string[]
  /** Whose stamping failed, and why. What was there of them is as it was. */
  readonly failed: readonly { readonly slug: string; readonly why: string }[]
}

/** So many are packed and written while the next is stamped. */
const AT_ONCE = 16

/**
 * Stamps each tenant into `dist/<slug>`. One that fails holds nobody back and leaves its own output as it was. With
 * `all`, the slugs that there are, what is there of any other is removed.
 */
export async function buildTenants(options: {
  tenants: readonly CheckedTenant[]
  compiled: Compiled
  house: HouseWords
  dist: string
  all?: readonly string[]
}): Promise<Built> {
  const { tenants, compiled, house, dist, all } = options
  mkdirSync(dist, { recursive: true })
  recover(dist)
  const stamp = stamper(compiled, house)
  const shared = sharedDigest(compiled, house)
  const changed = tenants
    .map((tenant) => ({ tenant, folder: join(dist, tenant.slug), digest: tenantDigest(tenant, shared) }))
    .filter(({ folder, digest }) => !isSealed(folder, digest))
  const writers = openWriters(changed.length)
  const failed: { slug: string; why: string }[] = []
  let written = 0

  const waiting = changed.values()
  const buildNext = async (): Promise<void> => {
    for (const { tenant, folder, digest } of waiting) {
      try {
        const count = await writers.write(folder, await stamp(tenant), digest)
        written += count
      } catch (error) {
        failed.push({ slug: tenant.slug, why: error instanceof Error ? error.message : String(error) })
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, buildNext))
  } finally {
    await writers.close()
  }

  writeFileSync(join(dist, 'nginx.conf'), nginxShared)
  const removed = all === undefined ? [] : slugsIn(dist).filter((slug) => !all.includes(slug))
  for (const slug of removed) rmSync(join(dist, slug), { recursive: true })
  const unchanged = tenants.length - changed.length
  return { tenants: tenants.length - failed.length, unchanged, written, removed, failed }
}
