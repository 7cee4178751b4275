import * as v from 'valibot'
import { type Problem, toProblems } from './problems.ts'
import { toBranding } from './branding-of.ts'
import { brandingWireSchema } from './wire-schema.ts'

export { hasHidden } from './safe-text.ts'

/** Branding in the wire format, converted to camelCase. */
export const brandingSchema = v.pipe(brandingWireSchema, v.transform(toBranding))

/** The wire format (snake_case) that the provider sends. */
export type BrandingInput = v.InferInput<typeof brandingSchema>
export type Branding = v.InferOutput<typeof brandingSchema>
export type PasswordRequirements = Branding['passwordRequirements']

export type ParsedBranding = { ok: true; branding: Branding } | { ok: false; problems: readonly Problem[] }

/** Validates branding from any source. With `slug`, branding of another tenant is refused too. Never throws. */
export function parseBranding(input: unknown, expected: { slug?: string } = {}): ParsedBranding {
  const result = v.safeParse(brandingSchema, input)
  if (!result.success) return { ok: false, problems: toProblems(result.issues) }
  if (expected.slug !== undefined && result.output.slug !== expected.slug) {
    return { ok: false, problems: [{ field: 'slug', hint: `must be "${expected.slug}"` }] }
  }
  return { ok: true, branding: result.output }
}
