import * as v from 'valibot'
import { wholeNumber } from './problems.ts'
import { email, hexColor, phone, safeUrl, slug, visibleText } from './safe-text.ts'

/**
 * Branding in the format of `GET /branding` and `branding.json` (snake_case). One value that is not clearly a color, a
 * safe URL or a visible text makes the whole branding invalid. Unknown fields are dropped.
 */
export const brandingWireSchema = v.object({
  slug,
  name: visibleText(100),
  short_name: visibleText(100),
  logos: v.object({ 'hor-color': safeUrl, 'hor-white': safeUrl, 'sq-color': safeUrl, 'sq-white': safeUrl }),
  logo_alt_text: visibleText(100),
  color_primary: hexColor,
  color_secondary: hexColor,
  emails: v.object({ support: email }),
  phone_support: phone,
  password_requirements: v.object({
    min_length: wholeNumber(8, 64),
    max_length: wholeNumber(64, 1024),
    require_upper: v.boolean(),
    require_lower: v.boolean(),
    require_digit: v.boolean(),
    require_symbol: v.boolean(),
  }),
  show_fdic: v.boolean(),
  /** Features beyond the specification; defaults to none. Unknown names are ignored (`announcedCapabilities`). */
  capabilities: v.optional(v.array(v.string())),
  completed_at: v.nullable(
    v.pipe(v.string(), v.isoTimestamp('must be an instant like 2026-01-31T12:00:00Z')),
  ),
})

export type WireBranding = v.InferOutput<typeof brandingWireSchema>
