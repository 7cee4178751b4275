import { globSync, readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../people/messages.ts'
import { brandText, computedColor, defaultLanguage, tenantPath } from '../provider/tenant-files.ts'
import type { Fingerprint } from './tenant-fingerprints.ts'

export interface TenantUnderTest {
  slug: string
  name: string
  language: Language
  /** Values that only its own pages may contain. */
  fingerprints: Fingerprint[]
}

/** Every tenant of the repository, by its folder, so that a new one is tested too. */
export const slugs: readonly string[] = readdirSync(tenantPath(''), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)
  .toSorted()

/** The default messages in lower case. A name that occurs in them ("Direct" in "direct deposit") identifies no tenant. */
const defaultTexts = globSync('{packages,apps}/*/src/**/locales/*.json', { cwd: tenantPath('..') })
  .map((file) => readFileSync(tenantPath(`../${file}`), 'utf8').toLowerCase())
  .join('\n')

/** A tenant as described by its folder. */
export function tenantUnderTest(slug: string): TenantUnderTest {
  const text = (...path: string[]) => brandText(slug, ...path)
  const phone = text('phone_support')
  const marks = {
    host: `${slug}.localhost`,
    slug: text('slug'),
    name: text('name'),
    'short name': text('short_name'),
    'support email': text('emails', 'support'),
    phone,
    'phone in digits': phone.replaceAll(/\D/g, ''),
    'primary color': text('color_primary'),
    'primary color as a computed style': computedColor(text('color_primary')),
    'secondary color': text('color_secondary'),
    'secondary color as a computed style': computedColor(text('color_secondary')),
  }
  return {
    slug,
    name: text('name'),
    language: defaultLanguage(slug),
    fingerprints: [...Object.entries(marks), ...logoPaths(slug)]
      .map(([what, mark]) => ({ what: `${slug}’s ${what}`, text: mark.toLowerCase() }))
      .filter(({ text: mark }) => !defaultTexts.includes(mark) && !isGrey(mark)),
  }
}

/** Whether a fingerprint is white, black or gray, which are on every tenant's pages. */
function isGrey(mark: string): boolean {
  return /^#(..)\1\1$|^rgb\((\d+), \2, \2\)$/.test(mark)
}

/** The first tenant that opens in Spanish. */
export function spanishTenant(): TenantUnderTest {
  const tenant = slugs.map(tenantUnderTest).find(({ language }) => language === 'es')
  if (tenant === undefined) throw new Error('No tenant opens in Spanish.')
  return tenant
}

/** Fingerprints of the other tenants, except those in this tenant's own data. */
export function otherTenantFingerprints(slug: string): Fingerprint[] {
  const own = tenantUnderTest(slug).fingerprints
  return slugs
    .filter((other) => other !== slug)
    .flatMap((other) => tenantUnderTest(other).fingerprints)
    .filter(({ text }) => !own.some((mark) => mark.text.includes(text)))
}

/** A part of each path in a tenant's logos. */
function logoPaths(slug: string): [string, string][] {
  return readdirSync(tenantPath(`${slug}/logos`)).flatMap((file) => {
    const svg = readFileSync(tenantPath(`${slug}/logos/${file}`), 'utf8')
    return [...svg.matchAll(/\sd="([^"]{24,60})/g)].map(([, line = '']): [string, string] => [
      `logo ${file}`,
      line,
    ])
  })
}
