import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at } from '../people/provider-client.ts'
import type { Language } from '../people/messages.ts'
import type { Fingerprint } from './tenant-fingerprints.ts'

export interface TenantUnderTest {
  slug: string
  name: string
  language: Language
  /** Values that only its own pages may contain. */
  fingerprints: Fingerprint[]
}

const folder = (path: string) => fileURLToPath(new URL(`../../../../tenants/${path}`, import.meta.url))

/** Every tenant of the repository, by its folder, so that a new one is tested too. */
export const slugs: readonly string[] = readdirSync(folder(''), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)
  .toSorted()

/** The default messages, in lower case: a name in them ("Direct", of "direct deposit") identifies no tenant. */
const defaultTexts = globSync('{packages,apps}/*/src/**/locales/*.json', { cwd: folder('..') })
  .map((file) => readFileSync(folder(`../${file}`), 'utf8').toLowerCase())
  .join('\n')

function read(slug: string, file: string): unknown {
  const content: unknown = JSON.parse(readFileSync(folder(`${slug}/${file}`), 'utf8'))
  return content
}

/** A tenant as described by its folder. */
export function tenantOf(slug: string): TenantUnderTest {
  const branding = read(slug, 'branding.json')
  const text = (...path: string[]) => String(at(branding, ...path))
  const phone = text('phone_support')
  const marks = {
    host: `${slug}.localhost`,
    slug: text('slug'),
    name: text('name'),
    'short name': text('short_name'),
    'support email': text('emails', 'support'),
    phone,
    'phone in digits': phone.replaceAll(/\D/g, ''),
    'primary colour': text('color_primary'),
    'primary colour as it is computed': computed(text('color_primary')),
    'secondary colour': text('color_secondary'),
    'secondary colour as it is computed': computed(text('color_secondary')),
  }
  return {
    slug,
    name: text('name'),
    language: at(read(slug, 'tenant.json'), 'languages', '0') === 'es' ? 'es' : 'en',
    fingerprints: [...Object.entries(marks), ...drawingsOf(slug)]
      .map(([what, mark]) => ({ what: `${slug}’s ${what}`, text: mark.toLowerCase() }))
      .filter(({ text: mark }) => !defaultTexts.includes(mark) && !isGrey(mark)),
  }
}

/** White, black and grays are on every tenant's pages. */
function isGrey(mark: string): boolean {
  return /^#(..)\1\1$|^rgb\((\d+), \2, \2\)$/.test(mark)
}

/** The first tenant that opens in Spanish. */
export function spanishTenant(): TenantUnderTest {
  const tenant = slugs.map(tenantOf).find(({ language }) => language === 'es')
  if (tenant === undefined) throw new Error('No tenant opens in Spanish.')
  return tenant
}

/** Fingerprints of the other tenants, except those in this tenant's own data. */
export function otherTenantFingerprints(slug: string): Fingerprint[] {
  const own = tenantOf(slug).fingerprints
  return slugs
    .filter((other) => other !== slug)
    .flatMap((other) => tenantOf(other).fingerprints)
    .filter(({ text }) => !own.some((mark) => mark.text.includes(text)))
}

/** `#0b2545` as a computed style: `rgb(11, 37, 69)`. */
function computed(color: string): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  return `rgb(${parts.join(', ')})`
}

/** A piece of each path of its logos. */
function drawingsOf(slug: string): [string, string][] {
  return readdirSync(folder(`${slug}/logos`)).flatMap((file) => {
    const svg = readFileSync(folder(`${slug}/logos/${file}`), 'utf8')
    return [...svg.matchAll(/\sd="([^"]{24,60})/g)].map(([, line = '']): [string, string] => [
      `logo ${file}`,
      line,
    ])
  })
}
