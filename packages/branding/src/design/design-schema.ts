import * as v from 'valibot'
import { wholeNumber } from '../problems.ts'
import { visibleText } from '../safe-text.ts'
import { defaultDesign, frontPatterns, frontTones, shapes, surfaces } from './options.ts'
import { typefaces } from './typefaces.ts'

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `must be one of ${values.join(', ')}`)

const { frontPage } = defaultDesign

const focalPoint = v.object({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) })

const alternativeText = v.optional(visibleText(200))

const pictureSchema = v.object({
  file: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9][a-z0-9-]{0,63}\.(?:jpg|jpeg|png|webp)$/,
      'must be a file of pictures/ in lower case: letters, digits and hyphens, .jpg, .png or .webp',
    ),
  ),
  focalPoint: v.optional(focalPoint, { x: 50, y: 50 }),
  alternativeText: v.optional(v.object({ en: alternativeText, es: alternativeText })),
})

const frontPageSchema = v.object({
  tone: v.optional(oneOf(frontTones), frontPage.tone),
  pattern: v.optional(oneOf(frontPatterns), frontPage.pattern),
  focalPoint: v.optional(focalPoint, frontPage.focalPoint),
  picture: v.optional(pictureSchema),
})

/** `design` in a tenant.json: the look of a tenant beyond its colors. Every field is optional. */
export const designSchema = v.object({
  textTypeface: v.optional(oneOf(typefaces), defaultDesign.textTypeface),
  /** Defaults to the typeface of the text. */
  headingTypeface: v.optional(oneOf(typefaces)),
  shape: v.optional(oneOf(shapes), defaultDesign.shape),
  surface: v.optional(oneOf(surfaces), defaultDesign.surface),
  frontPage: v.optional(frontPageSchema, frontPage),
})
