import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkFolder } from '../check/check-folder.ts'
import type { CheckedTenant } from '../check/check-tenant.ts'
import { checkTogether } from '../check/check-together.ts'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { Problem } from '../problem.ts'

export type Placed =
  | { readonly ok: true; readonly tenant: CheckedTenant }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Writes a tenant's files to a temporary folder, checks them there, and only then renames it, so that a folder of tenants
 * never contains a partial one. Synchronous, so that signals are handled before or after.
 */
export function putInPlace(options: {
  readonly tenants: string
  readonly slug: string
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly others: readonly CheckedTenant[]
  readonly defaultMessages: DefaultMessages
}): Placed {
  const { tenants, slug, files, others, defaultMessages } = options
  removeLeftovers(tenants)
  const beside = join(tenants, `.new-${process.pid}`)
  try {
    for (const [path, content] of files) {
      const file = join(beside, slug, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    const checked = checkFolder(join(beside, slug), defaultMessages)
    if (!checked.ok) return checked
    const problems = checkTogether([...others, checked.tenant], defaultMessages, slug)
    if (problems.length > 0) return { ok: false, problems }
    renameSync(join(beside, slug), join(tenants, slug))
    return checked
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

/** Removes the temporary folders of killed processes. */
function removeLeftovers(tenants: string): void {
  for (const name of existsSync(tenants) ? readdirSync(tenants) : []) {
    const pid = /^\.new-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(tenants, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
