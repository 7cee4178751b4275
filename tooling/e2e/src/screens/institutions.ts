import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at } from '../people/by-wire.ts'
import type { Language } from '../people/words.ts'

export const slugs = ['harbor', 'juniper', 'solstice'] as const
export type Slug = (typeof slugs)[number]

export interface Institution {
  slug: Slug
  name: string
  language: Language
  /** What only its own pages may contain: slug, names and colours, in lower case. */
  marks: string[]
}

function read(slug: Slug, file: string): unknown {
  const content: unknown = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../../tenants/${slug}/${file}`, import.meta.url)), 'utf8'),
  )
  return content
}

/** An institution as its own folder describes it. */
export function institution(slug: Slug): Institution {
  const branding = read(slug, 'branding.json')
  const text = (...path: string[]) => String(at(branding, ...path))
  return {
    slug,
    name: text('name'),
    language: at(read(slug, 'tenant.json'), 'languages', '0') === 'es' ? 'es' : 'en',
    marks: [
      `${slug}.localhost`,
      text('slug'),
      text('name'),
      text('short_name'),
      text('emails', 'support'),
      text('color_primary'),
      text('color_secondary'),
    ].map((mark) => mark.toLowerCase()),
  }
}
