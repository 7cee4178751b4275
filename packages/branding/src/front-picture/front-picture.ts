/** The widths of a picture in CSS pixels that the build makes, from the smallest. */
export const pictureWidths = [640, 1024, 1440] as const

/** A picture at the log-in page, as its tenant block has it. */
export type PagePicture = {
  /** The path without width and format: `-640.avif` follows it. Of a picture without widths the path of its one file. */
  readonly address: string
  readonly widths: readonly number[]
  /** By language; a picture without one is decoration. */
  readonly alternativeText?:
    | { readonly en?: string | undefined; readonly es?: string | undefined }
    | undefined
}

/** The formats, best first. Every supported browser shows the last one. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The path of one file. */
export const pictureFile = (address: string, width: number, format: PictureFormat): string =>
  `${address}-${width}.${format}`

/** How much of the panel's color lies over a picture behind text. */
export const SCRIM_OPACITY = 0.66
