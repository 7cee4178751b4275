import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import type { BrandingInput } from '@coffer/branding/schema'
import type { TenantInput } from '@coffer/branding/tenant-schema'
import { formatJson } from '../folder/format-json.ts'
import { type Answers, listed } from './fields.ts'

/** A logo as a file of `logos/`. */
export type Logo = { readonly file: string; readonly content: string | Uint8Array }
export type Logos = Readonly<Record<LogoShape, Logo>>

/** Fields of live branding for which there is no prompt. */
export type Beyond = Partial<Pick<BrandingInput, 'logo_alt_text' | 'password_requirements' | 'completed_at'>>

export type GivenFiles = {
  readonly logos: Logos
  readonly picture?: { readonly file: string; readonly content: Uint8Array } | null
  readonly beyond?: Beyond
}

/** The files of a new tenant's folder, by path. */
export function newTenantFiles(
  slug: string,
  answers: Answers,
  { logos, picture = null, beyond = {} }: GivenFiles,
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
    ...(picture && { design: { frontPage: { picture: { file: picture.file } } } }),
    settings: { csrfMaxAgeSeconds: 600 },
  } satisfies Omit<TenantInput, 'languages'> & { languages: string[] }
  return new Map<string, string | Uint8Array>([
    ['tenant.json', formatJson(tenant)],
    ['branding.json', formatJson(branding)],
    ...(picture ? [[`pictures/${picture.file}`, picture.content] as const] : []),
    ...logoShapes.map((shape) => [`logos/${logos[shape].file}`, logos[shape].content] as const),
  ])
}
