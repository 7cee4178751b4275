import * as v from 'valibot'
import { designSchema } from '../design/design-schema.ts'
import { shapes } from '../design/options.ts'
import { typefaces } from '../design/typefaces.ts'
import { type Problem, toProblems } from '../problems.ts'
import { roles } from '../roles.ts'
import { shapeFromRadius } from './corners.ts'
import { type DesignTokens, designTokens } from './design-tokens.ts'
import type { Look } from './look.ts'
import { isRecord, resolveAlias, tokenAt } from './token-at.ts'
import { colorFromToken, familyFromToken, pixelsFromToken } from './token-values.ts'

export type ReadTokens =
  | {
      readonly ok: true
      readonly look: Look
      /** Paths of derived colors that someone has changed. They have no effect. */
      readonly ignored: readonly string[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const typeface = v.pipe(
  familyFromToken,
  v.picklist(typefaces, `must be one of the bundled ${typefaces.join(', ')}`),
)

const shape = v.pipe(
  pixelsFromToken,
  v.transform((pixels) => shapeFromRadius(pixels) ?? pixels),
  v.picklist(shapes, 'must be 0 px (square), 4 px (soft) or 12 px (round)'),
)

/** The tokens from which a look is read. */
const readers = {
  colorPrimary: { path: 'brand.primary', schema: colorFromToken },
  colorSecondary: { path: 'brand.secondary', schema: colorFromToken },
  textTypeface: { path: 'typeface.text', schema: typeface },
  headingTypeface: { path: 'typeface.heading', schema: typeface },
  shape: { path: 'corner.control', schema: shape },
} as const

const extensionSchema = v.object({
  surface: v.optional(designSchema.entries.surface.wrapped),
  frontPage: v.optional(designSchema.entries.frontPage.wrapped),
  darkTheme: v.optional(v.boolean()),
})

/**
 * Reads a look from design tokens that any tool has edited; parts without a token are those of `current`. A tool may drop
 * extensions, write colors as strings, or replace aliases with their values. Never throws.
 */
export function readTokens(tokens: unknown, current: Look): ReadTokens {
  const problems: Problem[] = []
  const read = <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    value: unknown,
  ): v.InferOutput<Schema> | undefined => {
    if (value === undefined) return undefined
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
    for (const { field, hint } of toProblems(result.issues))
      problems.push({ field: field === 'the whole' ? path : `${path}.${field}`, hint })
    return undefined
  }
  const token = <Name extends keyof typeof readers>(name: Name) => {
    const { path, schema } = readers[name]
    return read<(typeof readers)[Name]['schema']>(schema, path, resolveAlias(tokens, path))
  }
  const extension = read(extensionSchema, '$extensions.coffer', tokenAt(tokens, '$extensions.coffer'))
  const hasAny = Object.values(readers).some(({ path }) => tokenAt(tokens, path) !== undefined)
  if (!hasAny)
    problems.push({ field: 'the whole', hint: 'has no token brand.primary, typeface.text or corner.control' })

  const heading = token('headingTypeface')
  const text = token('textTypeface') ?? current.textTypeface
  const look = {
    colorPrimary: token('colorPrimary') ?? current.colorPrimary,
    colorSecondary: token('colorSecondary') ?? current.colorSecondary,
    textTypeface: text,
    headingTypeface: heading === undefined ? current.headingTypeface : heading === text ? undefined : heading,
    shape: token('shape') ?? current.shape,
    surface: extension?.surface ?? current.surface,
    frontPage: extension?.frontPage
      ? { ...extension.frontPage, picture: current.frontPage.picture }
      : current.frontPage,
    darkTheme: extension?.darkTheme ?? current.darkTheme,
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, look, ignored: ignoredColors(tokens, [current, look]) }
}

/**
 * Paths of light and dark colors that are derived from none of the looks: neither from the one that the file gives, nor
 * from the one with which it was exported.
 */
function ignoredColors(tokens: unknown, looks: readonly Look[]): readonly string[] {
  const exports = looks.map((look) => designTokens('', look))
  return ['light', 'dark'].flatMap((appearance) =>
    roles
      .map((role) => `${appearance}.${role}`)
      .filter((path) => {
        const known = exports.filter((derived) => tokenAt(derived, path) !== undefined)
        return known.length > 0 && isIgnored(tokens, known, path)
      }),
  )
}

function isIgnored(tokens: unknown, exports: readonly DesignTokens[], path: string): boolean {
  const given = resolveAlias(tokens, path)
  if (given === undefined) return false
  return !exports.some(
    (derived) =>
      // An alias follows the brand's color, which may not be legible in its place.
      rawValue(tokens, path) === rawValue(derived, path) ||
      colorText(given) === colorText(resolveAlias(derived, path)),
  )
}

/** The value of a token with its alias unresolved. */
const rawValue = (tokens: unknown, path: string): unknown => {
  const token = tokenAt(tokens, path)
  return isRecord(token) ? token['$value'] : undefined
}

/** Colors are compared without their alpha. */
const translucent = v.pipe(
  v.object({ hex: v.string() }),
  v.transform(({ hex }) => hex),
)

function colorText(value: unknown): string {
  const read = v.safeParse(v.union([colorFromToken, translucent, v.string()]), value)
  return read.success ? read.output.slice(0, 7).toLowerCase() : ''
}
