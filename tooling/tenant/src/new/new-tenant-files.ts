import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import type { BrandingInput } from '@coffer/branding/schema'
import type { TenantInput } from '@coffer/branding/tenant-schema'
import { type Answers, listed } from './fields.ts'

/** A logo as a file of `logos/`. */
export type Logo = { readonly file: string; readonly content: string | Uint8Array }
export type Logos = Readonly<Record<LogoShape, Logo>>

/** Fields of live branding beyond the answers. */
export type Beyond = Partial<Pick<BrandingInput, 'logo_alt_text' | 'password_requirements' | 'completed_at'>>

/** The files of a new tenant's folder, by path. */
export function newTenantFiles(
  slug: string,
  answers: Answers,
  logos: Logos,
  beyond: Beyond = {},
): ReadonlyMap<string, string | Uint8Array> {
  const at = (shape: LogoShape): string => `/logos/${logos[shape].file}`
  const branding: BrandingInput = {
    slug,
    name: answers.name,
    short_name: answers.shortName,
    logos: {
      'hor-color': at('hor-color'),
      'hor-white': at('hor-white'),
      'sq-color': at('sq-color'),
      'sq-white': at('sq-white'),
    },
    logo_alt_text: answers.name,
    color_primary: answers.primary,
    color_secondary: answers.secondary,
    emails: { support: answers.email },
    phone_support: answers.phone,
    password_requirements: {
      min_length: 12,
      max_length: 128,
      require_upper: false,
      require_lower: false,
      require_digit: false,
      require_symbol: false,
    },
    show_fdic: answers.fdic === 'yes',
    completed_at: null,
    ...beyond,
  }
  const tenant = {
    slug,
    hosts: listed(answers.hosts),
    apiBase: answers.apiBase,
    languages: listed(answers.languages),
    settings: { csrfMaxAgeSeconds: 600 },
  } satisfies Omit<TenantInput, 'languages'> & { languages: string[] }
  return new Map<string, string | Uint8Array>([
    ['tenant.json', pretty(tenant)],
    ['branding.json', pretty(branding)],
    ...logoShapes.map((shape) => [`logos/${logos[shape].file}`, logos[shape].content] as const),
  ])
}

const WIDTH = 110

/** JSON as oxfmt formats it: a list that fits is on one line. Line breaks within texts are escaped. */
function pretty(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  const short = text.replaceAll(/^(.*)\[\n([^[\]{}]*?)\n\s*\]/gm, (whole, before: string, inner: string) => {
    const line = `${before}[${inner.trim().replaceAll(/\n\s*/g, ' ')}]`
    return line.length < WIDTH ? line : whole
  })
  return `${short}\n`
}
