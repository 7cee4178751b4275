/** The widths in pixels to which the build scales a picture, smallest first. */
export const pictureWidths = [640, 1024, 1440] as const

/** A picture on the log-in page, as the tenant block declares it. */
export type PagePicture = {
  /** The path without width and format, for example `-640.avif`. Without widths, the path of the only file. */
  readonly address: string
  readonly widths: readonly number[]
  /** By language; a picture without alternative text is decorative. */
  readonly alternativeText?:
    | { readonly en?: string | undefined; readonly es?: string | undefined }
    | undefined
}

/** The formats, best first. Every supported browser shows the last one. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The path of a picture in one width and format. */
export const pictureFile = (address: string, width: number, format: PictureFormat): string =>
  `${address}-${width}.${format}`

/** Opacity of the panel's color over a picture behind text. */
export const SCRIM_OPACITY = 0.66
