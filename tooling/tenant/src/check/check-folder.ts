import type { DefaultMessages } from '../folder/default-messages.ts'
import { readFolder } from '../folder/read-folder.ts'
import { checkDrawings } from './check-drawings.ts'
import { type Checked, type CheckedTenant, checkTenant } from './check-tenant.ts'

/**
 * Checks a tenant's folder on disk, and what its logos look like, which takes half of the time. A tenant that was built
 * from the same data by the same code has passed that.
 */
export function checkFolder(
  folder: string,
  defaultMessages: DefaultMessages,
  isBuilt: (tenant: CheckedTenant) => boolean = () => false,
): Checked {
  const checked = checkTenant(readFolder(folder), defaultMessages)
  if (!checked.ok || isBuilt(checked.tenant)) return checked
  const problems = checkDrawings(checked.tenant)
  return problems.length === 0 ? checked : { ok: false, problems }
}
