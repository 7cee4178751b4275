import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBranding } from '@coffer/branding/schema'
import { parseTenant } from '@coffer/branding/tenant-schema'
import { RefusedStart } from '../database/refused-start.ts'
import { tenantDirectory, type Tenant, type TenantDirectory } from './directory.ts'

/** The institutions of a `tenants/` folder. One that can't be read stops the start and says what to mend. */
export function readTenants(folder: string): TenantDirectory {
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  return tenantDirectory(slugs.map((slug) => readTenant(join(folder, slug), slug)))
}

function readTenant(folder: string, slug: string): Tenant {
  const tenant = parseTenant(readJson(join(folder, 'tenant.json')))
  if (!tenant.ok) throw refused(`${slug}/tenant.json`, tenant.problems)
  const branding = readJson(join(folder, 'branding.json'))
  const parsed = parseBranding(branding, { slug })
  if (!parsed.ok) throw refused(`${slug}/branding.json`, parsed.problems)
  const { hosts, languages } = tenant.tenant
  return { slug, hosts, languages, branding, linkingMode: 'UNRESTRICTED', sameFiInstitution: null }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new RefusedStart(`${path} is missing or is not JSON.`)
  }
}

function refused(file: string, problems: readonly { readonly field: string; readonly mend: string }[]) {
  return new RefusedStart(
    `tenants/${file} can't be used: ${problems.map(({ field, mend }) => `${field} ${mend}`).join('; ')}.`,
  )
}
