import * as v from 'valibot'
import { wholeNumber } from '../problems.ts'
import { defaultDesign, frontPatterns, frontTones, shapes, surfaces } from './options.ts'
import { typefaces } from './typefaces.ts'

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `must be one of ${values.join(', ')}`)

const { frontPage } = defaultDesign

const frontPageSchema = v.object({
  tone: v.optional(oneOf(frontTones), frontPage.tone),
  pattern: v.optional(oneOf(frontPatterns), frontPage.pattern),
  focalPoint: v.optional(v.object({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) }), frontPage.focalPoint),
})

/** `design` in a tenant.json: how a tenant looks beyond its colors. Every field may be left out. */
export const designSchema = v.object({
  textTypeface: v.optional(oneOf(typefaces), defaultDesign.textTypeface),
  /** That of the text where it is absent. */
  headingTypeface: v.optional(oneOf(typefaces)),
  shape: v.optional(oneOf(shapes), defaultDesign.shape),
  surface: v.optional(oneOf(surfaces), defaultDesign.surface),
  frontPage: v.optional(frontPageSchema, frontPage),
})
