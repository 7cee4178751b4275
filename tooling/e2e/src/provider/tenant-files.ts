import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at } from '../people/provider-client.ts'
import type { Language } from '../people/messages.ts'

/** A path in the folder of tenants. */
export const tenantPath = (path: string): string =>
  fileURLToPath(new URL(`../../../../tenants/${path}`, import.meta.url))

/** A JSON file of a tenant. */
function readTenantFile(slug: string, file: string): unknown {
  const content: unknown = JSON.parse(readFileSync(tenantPath(`${slug}/${file}`), 'utf8'))
  return content
}

/** The language in which a tenant's pages open by default; English for a tenant that a test has created elsewhere. */
export function defaultLanguage(slug: string): Language {
  if (!existsSync(tenantPath(`${slug}/tenant.json`))) return 'en'
  return at(readTenantFile(slug, 'tenant.json'), 'languages', '0') === 'es' ? 'es' : 'en'
}

/** A text of a tenant's branding, by its path. */
export const brandText = (slug: string, ...path: string[]): string =>
  String(at(readTenantFile(slug, 'branding.json'), ...path))

/** The alternative text of the picture on a tenant's log-in pages. */
export const frontPictureText = (slug: string, language: Language): string =>
  String(
    at(readTenantFile(slug, 'tenant.json'), 'design', 'frontPage', 'picture', 'alternativeText', language),
  )

/** A hex color as a computed style: `#0b2545` is `rgb(11, 37, 69)`. */
export function computedColor(color: string): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  return `rgb(${parts.join(', ')})`
}
