import { brandingWireSchema } from '@coffer/branding/wire-schema'
import { tenantSchema } from '@coffer/branding/tenant-schema'
import * as v from 'valibot'

/** The fields of a new tenant, in order. All values are text, from a flag or a prompt. */
export const fieldNames = [
  'name',
  'shortName',
  'primary',
  'secondary',
  'email',
  'phone',
  'fdic',
  'hosts',
  'languages',
  'apiBase',
] as const
export type FieldName = (typeof fieldNames)[number]
export type Given = Partial<Record<FieldName, string>>
export type Answers = Record<FieldName, string>

export type Field = {
  readonly flag: string
  readonly question: string
  /** Its path in tenant.json or branding.json, so that a problem there can name the flag. */
  readonly wire: string
  /** The default; a field without one is required. */
  readonly otherwise?: (given: Given, slug: string) => string | undefined
  /** The normalized text: a color without its hash is valid. */
  readonly read?: (text: string) => string
  /** A hint how to fix the text; undefined if it is valid. */
  readonly hint: (text: string) => string | undefined
}

const { entries: brand } = brandingWireSchema
const { entries: settings } = tenantSchema

export const fields: Record<FieldName, Field> = {
  name: {
    flag: '--name',
    question: 'Full name of the bank',
    wire: 'name',
    hint: by(brand.name),
  },
  shortName: {
    flag: '--short-name',
    question: 'Short name, for places with little room',
    wire: 'short_name',
    otherwise: ({ name }) => name,
    hint: by(brand.short_name),
  },
  primary: {
    flag: '--primary',
    question: 'Primary color (buttons, the menu), like 3355aa',
    wire: 'color_primary',
    read: readColor,
    hint: by(brand.color_primary),
  },
  secondary: {
    flag: '--secondary',
    question: 'Secondary color (links, the chart)',
    wire: 'color_secondary',
    otherwise: ({ primary }) => primary,
    read: readColor,
    hint: by(brand.color_secondary),
  },
  email: {
    flag: '--email',
    question: 'Email address for support',
    wire: 'emails',
    hint: by(brand.emails.entries.support),
  },
  phone: {
    flag: '--phone',
    question: 'Phone number for support',
    wire: 'phone_support',
    hint: by(brand.phone_support),
  },
  fdic: {
    flag: '--fdic or --no-fdic',
    question: 'Are deposits insured by the FDIC? (yes or no; only a member may show its sign)',
    wire: 'show_fdic',
    read: (text) => ({ y: 'yes', n: 'no' })[text.trim().toLowerCase()] ?? text.trim().toLowerCase(),
    hint: (text) => (text === 'yes' || text === 'no' ? undefined : 'must be yes or no'),
  },
  hosts: {
    flag: '--host',
    question: 'Host names',
    wire: 'hosts',
    otherwise: (_, slug) => `${slug}.localhost`,
    hint: (text) => by(settings.hosts)(listed(text)),
  },
  languages: {
    flag: '--languages',
    question: 'Languages, the default one first',
    wire: 'languages',
    otherwise: () => 'en es',
    hint: (text) => by(settings.languages)(listed(text)),
  },
  apiBase: {
    flag: '--api-base',
    question: 'Address of the API',
    wire: 'apiBase',
    otherwise: () => '/api/v1',
    hint: by(settings.apiBase),
  },
}

/** Splits `en, es` or `en es` into a list. */
export function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter((each) => each !== '')
}

function by(schema: v.GenericSchema): (input: unknown) => string | undefined {
  return (input) => v.safeParse(schema, input).issues?.[0].message
}

/** Normalizes a color: `#ABC`, `abc` and `AABBCC` become `#aabbcc`. */
function readColor(text: string): string {
  const digits = text.trim().toLowerCase().replace(/^#/, '')
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(digits)) return text
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}
