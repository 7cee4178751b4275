import * as v from 'valibot'
import { type Problem, problemsOf } from './problems.ts'
import { hexColor, safeUrl, slug, visibleText } from './safe-text.ts'

export const logoShapes = ['hor-color', 'hor-white', 'sq-color', 'sq-white'] as const
export type LogoShape = (typeof logoShapes)[number]

const passwordRequirementsSchema = v.pipe(
  v.object({
    min_length: v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(64)),
    max_length: v.pipe(v.number(), v.integer(), v.minValue(64), v.maxValue(1024)),
    require_upper: v.boolean(),
    require_lower: v.boolean(),
    require_digit: v.boolean(),
    require_symbol: v.boolean(),
  }),
  v.transform((wire) => ({
    minLength: wire.min_length,
    maxLength: wire.max_length,
    requireUpper: wire.require_upper,
    requireLower: wire.require_lower,
    requireDigit: wire.require_digit,
    requireSymbol: wire.require_symbol,
  })),
)

/**
 * A tenant's branding as `GET /branding` answers it and as `branding.json` holds it. Strict about what could harm: a value
 * that is not plainly a colour, a safe address or a readable text refuses the whole branding, and the fallback stays.
 */
export const brandingSchema = v.pipe(
  v.object({
    slug,
    name: visibleText(100),
    short_name: visibleText(100),
    logos: v.object({ 'hor-color': safeUrl, 'hor-white': safeUrl, 'sq-color': safeUrl, 'sq-white': safeUrl }),
    logo_alt_text: visibleText(100),
    color_primary: hexColor,
    color_secondary: hexColor,
    emails: v.object({
      support: v.pipe(
        v.string(),
        v.maxLength(254),
        v.regex(/^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'must be an email address'),
      ),
    }),
    phone_support: v.pipe(
      v.string(),
      v.regex(
        /^\+?[0-9(][0-9() .-]{5,28}[0-9]$/,
        'must be a phone number: digits, spaces, hyphens, parentheses',
      ),
    ),
    password_requirements: passwordRequirementsSchema,
    show_fdic: v.boolean(),
    completed_at: v.nullable(
      v.pipe(v.string(), v.isoTimestamp('must be an instant like 2026-01-31T12:00:00Z')),
    ),
  }),
  v.transform((wire) => ({
    slug: wire.slug,
    name: wire.name,
    shortName: wire.short_name,
    logos: wire.logos,
    logoAltText: wire.logo_alt_text,
    colorPrimary: wire.color_primary,
    colorSecondary: wire.color_secondary,
    emails: wire.emails,
    phoneSupport: wire.phone_support,
    passwordRequirements: wire.password_requirements,
    showFdic: wire.show_fdic,
    completedAt: wire.completed_at,
  })),
)

/** The wire form, snake_case: what the provider sends. */
export type BrandingInput = v.InferInput<typeof brandingSchema>
export type Branding = v.InferOutput<typeof brandingSchema>
export type PasswordRequirements = Branding['passwordRequirements']

export type ParsedBranding = { ok: true; branding: Branding } | { ok: false; problems: readonly Problem[] }

/** Reads branding from anywhere. With `slug`, branding of another institution is refused too. Never throws. */
export function parseBranding(input: unknown, expected: { slug?: string } = {}): ParsedBranding {
  const result = v.safeParse(brandingSchema, input)
  if (!result.success) return { ok: false, problems: problemsOf(result.issues) }
  if (expected.slug !== undefined && result.output.slug !== expected.slug) {
    return { ok: false, problems: [{ field: 'slug', mend: `must be "${expected.slug}"` }] }
  }
  return { ok: true, branding: result.output }
}
