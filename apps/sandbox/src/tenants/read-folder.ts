import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseBranding } from '@coffer/branding/schema'
import {
  languages as allLanguages,
  messageOverridesSchema,
  parseTenant,
} from '@coffer/branding/tenant-schema'
import * as v from 'valibot'
import { RefusedStart } from '../database/refused-start.ts'
import { scriptProblems } from '../documents/scripts/script-packages.ts'
import { capabilitiesWithout } from './capabilities.ts'
import { tenantDirectory, type Tenant, type TenantDirectory } from './directory.ts'

/** Folders of the tenants and of their rendered pages: the repository's, or those of COFFER_TENANTS. */
export function tenantFolders(root: string, named: string | undefined) {
  const tenants = resolve(root, named || 'tenants')
  const isOwn = tenants === resolve(root, 'tenants')
  return { tenants, rendered: isOwn ? join(root, 'tooling/tenant/dist') : join(tenants, '.rendered') }
}

/**
 * The tenants of a `tenants/` folder, or only the given one. An invalid one prevents the start, with a hint. Names that
 * begin with a dot are ignored.
 */
export function readTenants(folder: string, only?: string): TenantDirectory {
  if (!existsSync(folder))
    throw new RefusedStart(`${folder} does not exist; set COFFER_TENANTS to an existing folder.`)
  const slugs = slugsIn(folder)
  const wanted = only === undefined ? slugs : slugs.filter((slug) => slug === only)
  if (wanted.length === 0)
    throw new RefusedStart(
      `${join(folder, only ?? '')} contains no tenant: npm run tenant -- new creates one.`,
    )
  return tenantDirectory(wanted.map((slug) => readTenant(join(folder, slug), slug)))
}

/** The names of a folder's tenants, in order. */
export const slugsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted()

function readTenant(folder: string, slug: string): Tenant {
  const tenant = parseTenant(readJson(join(folder, 'tenant.json')))
  if (!tenant.ok) throw refused(`${slug}/tenant.json`, tenant.problems)
  const branding = readJson(join(folder, 'branding.json'))
  const parsed = parseBranding(branding, { slug })
  if (!parsed.ok) throw refused(`${slug}/branding.json`, parsed.problems)
  const { hosts, languages, documents, emailSender, insurer, settings } = tenant.tenant
  const unprintable = scriptProblems(documents.scripts)
  if (unprintable.length > 0) throw refused(`${slug}/tenant.json`, unprintable)
  const messageOverrides = readMessageOverrides(join(folder, 'locales'), slug)
  return {
    slug,
    folder,
    hosts,
    languages,
    insurer,
    emailSender,
    branding,
    capabilities: capabilitiesWithout(settings.disabledCapabilities),
    messageOverrides,
    hstsSubdomains: settings.hstsSubdomains,
    darkTheme: settings.darkTheme,
    documentScripts: documents.scripts,
    caseReplyBusinessDays: settings.caseReplyBusinessDays,
    linkingMode: 'UNRESTRICTED',
    sameFiInstitution: null,
  }
}

/** A tenant's optional overrides of messages, by language. */
function readMessageOverrides(folder: string, slug: string) {
  const files = allLanguages.filter((language) => existsSync(join(folder, `${language}.json`)))
  const read = files.map((language) => [language, readJson(join(folder, `${language}.json`))])
  const parsed = v.safeParse(messageOverridesSchema, Object.fromEntries(read))
  if (parsed.success) return parsed.output
  const problems = parsed.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    hint: 'must be a text',
  }))
  throw refused(`${slug}/locales`, problems)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new RefusedStart(`${path} is missing or is not JSON.`)
  }
}

function refused(file: string, problems: readonly { readonly field: string; readonly hint: string }[]) {
  return new RefusedStart(
    `tenants/${file} can't be used: ${problems.map(({ field, hint }) => `${field} ${hint}`).join('; ')}.`,
  )
}
