import type { BrandingInput } from '@coffer/branding/schema'
import type { TenantInput } from '@coffer/branding/tenant-schema'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { TenantFolder } from '../folder/read-folder.ts'
import { generateName, ownWord } from './names.ts'
import { pick, randomFrom } from './random.ts'

/** Brand colors: arbitrary ones, and the hardest ones for contrast. */
const colors = [
  (any: string) => [any, '#13607a'],
  (any: string) => ['#ffff00', any],
  (any: string) => ['#ffffff', any],
  (any: string) => ['#000000', any],
  (any: string) => [any, any],
  (any: string) => ['#777777', any],
  () => ['#fefefe', '#ffffff'],
  (any: string) => [any, '#ff0000'],
  (any: string) => ['#00ff00', any],
  (any: string) => ['#808000', any],
  (any: string) => [any, '#010101'],
] as const

const requirements: readonly [
  BrandingInput['password_requirements'],
  ...BrandingInput['password_requirements'][],
] = [required(12, 128, false), required(8, 64, true), required(15, 1024, false), required(64, 64, true)]

function required(least: number, most: number, strict: boolean): BrandingInput['password_requirements'] {
  return {
    min_length: least,
    max_length: most,
    require_upper: strict,
    require_lower: strict,
    require_digit: strict,
    require_symbol: strict,
  }
}

/**
 * Generates fictitious tenants, deterministically: names, colors, languages, settings and logos of all kinds, all valid.
 * One in twenty overrides a message.
 */
export function generate(count: number, defaultMessages: DefaultMessages): readonly TenantFolder[] {
  return Array.from({ length: count }, (_, index) => generateFolder(index, defaultMessages))
}

function generateFolder(index: number, defaultMessages: DefaultMessages): TenantFolder {
  const random = randomFrom(index + 1)
  const slug = ownWord(index)
  const languages = pick<TenantInput['languages']>(random, [['en', 'es'], ['es', 'en'], ['en'], ['es']])
  const tenant: TenantInput = {
    slug,
    hosts: [`${slug}.example`, ...(random() < 0.3 ? [`save.${slug}.example`] : [])],
    apiBase: random() < 0.7 ? '/api/v1' : `https://api.${slug}.example/api/v1`,
    languages,
    settings: {
      csrfMaxAgeSeconds: pick(random, [0, 60, 600]),
      ...(random() < 0.2 && { linkingOrigins: [`https://linking.${slug}.example`] }),
    },
  }
  const wording = index % 20 === 19 ? ownWording(languages[0] ?? 'en', slug, defaultMessages) : []
  return {
    slug,
    tenant,
    branding: generateBranding(index, random),
    logos: generateLogos(index, random),
    pictures: new Map(),
    messageOverrides: new Map(wording),
    problems: [],
  }
}

function generateBranding(index: number, random: () => number): BrandingInput {
  const slug = ownWord(index)
  const { name, shortName } = generateName(index)
  const any = `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`
  const [primary = any, secondary = any] = pick(random, colors)(any)
  const line = String(index % 10_000).padStart(4, '0')
  return {
    slug,
    name,
    short_name: shortName,
    logos: {
      'hor-color': '/logos/hor-color.svg',
      'hor-white': '/logos/hor-white.svg',
      'sq-color': '/logos/sq-color.svg',
      'sq-white': '/logos/sq-white.svg',
    },
    logo_alt_text: name,
    color_primary: primary,
    color_secondary: secondary,
    emails: { support: `help@${slug}.example` },
    phone_support: pick(random, [
      `(800) 555-${line}`,
      `+1 888.555.${line}`.replaceAll('.', '-'),
      `800 555 ${line}`,
    ]),
    password_requirements: pick(random, requirements),
    show_fdic: random() < 0.5,
    completed_at: random() < 0.5 ? '2026-01-05T15:00:00Z' : null,
  }
}

/** Distinct SVGs of about the size of a real logo. */
function generateLogos(index: number, random: () => number): TenantFolder['logos'] {
  const points = Array.from({ length: 400 }, () => (random() * 90).toFixed(2))
  const drawing = (width: number, length: number, fill: string): Uint8Array =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><title>${ownWord(index)}</title>` +
        `<path fill="${fill}" d="M${points.slice(0, length).join(' ')}z"/></svg>`,
    )
  return new Map([
    ['hor-color.svg', drawing(400, 400, 'teal')],
    ['hor-white.svg', drawing(400, 400, 'white')],
    ['sq-color.svg', drawing(100, 100, 'teal')],
    ['sq-white.svg', drawing(100, 100, 'white')],
  ])
}

/** A default message overridden with the tenant's own word. */
function ownWording(
  language: string,
  slug: string,
  defaultMessages: DefaultMessages,
): readonly (readonly [string, unknown])[] {
  for (const [namespace, wording] of defaultMessages.get(language) ?? []) {
    const key = Object.keys(wording).find((each) => !wording[each]?.includes('{{'))
    if (key !== undefined) return [[language, { [namespace]: { [key]: `As ${slug} says it` } }]]
  }
  return []
}
