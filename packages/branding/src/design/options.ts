import type { Typeface } from './typefaces.ts'

/** Corners of controls, cards and pictures. */
export const shapes = ['square', 'soft', 'round'] as const
export type Shape = (typeof shapes)[number]

/** What sets a card off from the page: a line around it, a tint of the primary, or a shadow. */
export const surfaces = ['hairline', 'tinted', 'raised'] as const
export type Surface = (typeof surfaces)[number]

/** The brand's half of the log-in page: the background that its theme has, or a light one for any brand. */
export const frontTones = ['primary', 'light'] as const
export type FrontTone = (typeof frontTones)[number]

/** Drawn on it, from the focal point. */
export const frontPatterns = ['none', 'rings', 'rays', 'lines'] as const
export type FrontPattern = (typeof frontPatterns)[number]

/** Percent of the width and height, from the top left. */
export type FocalPoint = { readonly x: number; readonly y: number }

/** A picture on it, on wide screens. */
export type FrontPicture = {
  /** Its name in the tenant's `pictures/`. */
  readonly file: string
  /** The point that is never cropped. */
  readonly focalPoint: FocalPoint
  /** By language; a picture without one is decoration. */
  readonly alternativeText?:
    | { readonly en?: string | undefined; readonly es?: string | undefined }
    | undefined
}

export type FrontPage = {
  readonly tone: FrontTone
  readonly pattern: FrontPattern
  readonly focalPoint: FocalPoint
  readonly picture?: FrontPicture | undefined
}

/** The background of the brand's half: a picture has one for itself, which is dark for any brand. */
export type FrontBackground = FrontTone | 'picture'

export const frontBackgrounds = ['primary', 'light', 'picture'] as const satisfies readonly FrontBackground[]

export const frontBackgroundOf = ({ tone, picture }: FrontPage): FrontBackground =>
  picture ? 'picture' : tone

/** The look of a tenant beyond its colors and logos. */
export type Design = {
  readonly textTypeface: Typeface
  /** That of the text where it is absent. */
  readonly headingTypeface?: Typeface | undefined
  readonly shape: Shape
  readonly surface: Surface
  readonly frontPage: FrontPage
}

/** The look of a tenant that names none. */
export const defaultDesign: Design = {
  textTypeface: 'Lato',
  shape: 'soft',
  surface: 'hairline',
  frontPage: { tone: 'primary', pattern: 'none', focalPoint: { x: 100, y: 100 } },
}
