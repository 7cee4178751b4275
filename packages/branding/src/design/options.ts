import type { Typeface } from './typefaces.ts'

/** The shape of the corners of controls, cards and pictures. */
export const shapes = ['square', 'soft', 'round'] as const
export type Shape = (typeof shapes)[number]

/** How a card is set off from the page: by a line around it, a tint of the primary color, or a shadow. */
export const surfaces = ['hairline', 'tinted', 'raised'] as const
export type Surface = (typeof surfaces)[number]

/** The background of the log-in page's brand half: the theme's own, or a light one for any brand. */
export const frontTones = ['primary', 'light'] as const
export type FrontTone = (typeof frontTones)[number]

/** The pattern on the brand half, drawn from the focal point. */
export const frontPatterns = ['none', 'rings', 'rays', 'lines'] as const
export type FrontPattern = (typeof frontPatterns)[number]

/** A point in percent of the width and height, from the top left. */
export type FocalPoint = { readonly x: number; readonly y: number }

/** A picture on the brand half, on wide screens only. */
export type FrontPicture = {
  /** The file name in the tenant's `pictures/`. */
  readonly file: string
  /** The point that is never cropped. */
  readonly focalPoint: FocalPoint
  /** By language; a picture without alternative text is decorative. */
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

/** The background of the brand half. A picture has its own, which is dark for any brand. */
export type FrontBackground = FrontTone | 'picture'

export const frontBackgrounds = ['primary', 'light', 'picture'] as const satisfies readonly FrontBackground[]

export const frontBackgroundOf = ({ tone, picture }: FrontPage): FrontBackground =>
  picture ? 'picture' : tone

/** The look of a tenant beyond its colors and logos. */
export type Design = {
  readonly textTypeface: Typeface
  /** Defaults to the typeface of the text. */
  readonly headingTypeface?: Typeface | undefined
  readonly shape: Shape
  readonly surface: Surface
  readonly frontPage: FrontPage
}

/** The design of a tenant that declares none. */
export const defaultDesign: Design = {
  textTypeface: 'Lato',
  shape: 'soft',
  surface: 'hairline',
  frontPage: { tone: 'primary', pattern: 'none', focalPoint: { x: 100, y: 100 } },
}
