import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checked, CheckedTenant } from './check/check-tenant.ts'
import { slugsIn } from './folder/read-folder.ts'
import type { DefaultMessages } from './folder/default-messages.ts'
import type { Compiled } from './page/compiled.ts'
import { type Failed, type Prepared, prepareTenants } from './prepare-tenants.ts'
import { type Problem, reasonOf } from './problem.ts'
import { nginxShared } from './serve/nginx.ts'
import { checkAll, readTenant } from './tenants.ts'
import { removeStaging, putInPlace, recover } from './write/swap-folder.ts'

export type BuiltFolder = {
  readonly tenants: number
  /** How many had not changed: nothing of theirs was rendered or written. */
  readonly unchanged: number
  /** How many files were written, packed forms not counted. */
  readonly written: number
  readonly removed: readonly string[]
  /** Whose rendering failed, and why. What was there of them is as it was. */
  readonly failed: readonly Failed[]
  readonly problems: readonly Problem[]
}

/**
 * Checks the tenants in a folder and renders the good ones, or the one asked for, into `dist/<slug>`. One that does
 * not pass the check, or fails, delays no other, and what was rendered of it before stays: a mistake in one
 * tenant's data takes nobody's page away. Only a tenant whose folder is gone loses its output.
 *
 * Each is rendered as soon as it is read, while the next is; it is put in its place once all were seen beside each other.
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
  const good = function* (): Generator<CheckedTenant> {
    for (const slug of slugs) {
      const result = readTenant(folder, slug, defaultMessages)
      checked.push([slug, result])
      if (result.ok && (only ?? slug) === slug) yield result.tenant
    }
  }
  const most = only === undefined ? slugs.length : 1
  const { prepared, failed } = await prepareTenants(good(), { most, compiled, defaultMessages, dist })
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

/** Moves the prepared output into place, or discards it; returns why that failed, else null. */
function settle({ folder, written }: Prepared, isGood: boolean): string | null {
  if (written === null || written === 0) return null
  try {
    if (isGood) putInPlace(folder)
    else removeStaging(folder)
    return null
  } catch (error) {
    return reasonOf(error)
  }
}
