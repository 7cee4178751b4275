import type { DefaultMessages } from '../folder/default-messages.ts'
import { readFolder } from '../folder/read-folder.ts'
import { checkDrawings } from './check-drawings.ts'
import { type Checked, checkTenant } from './check-tenant.ts'

/** Checks a tenant's folder on disk, and what its logos look like, which takes a program that draws them. */
export function checkFolder(folder: string, defaultMessages: DefaultMessages): Checked {
  const checked = checkTenant(readFolder(folder), defaultMessages)
  if (!checked.ok) return checked
  const problems = checkDrawings(checked.tenant)
  return problems.length === 0 ? checked : { ok: false, problems }
}
