/** A system font, or several with the same widths. */
export type SystemFont = {
  /** Full names of the regular faces. */
  readonly names: readonly string[]
  /**
   * The width of text in Arial or Times New Roman, relative to this font: in the regular face, in the bold face
   * (weights 700 and 900), and for the digits of amounts. `tooling/tenant/src/fonts/measure-typeface.ts` computes it
   * from the files.
   */
  readonly widths: readonly [regular: number, bold: number, figures: number]
}

/** In order of preference, the best last: of two rules whose fonts a device has, the browser uses the later one. */
export const sansFonts: readonly SystemFont[] = [
  { names: ['DejaVu Sans'], widths: [0.8851, 0.8403, 0.7993] },
  { names: ['Noto Sans', 'Noto Sans Regular'], widths: [0.9538, 0.965, 0.9723] },
  { names: ['Roboto', 'Roboto Regular'], widths: [1.012, 1.0667, 0.9694] },
  { names: ['Arial', 'Liberation Sans', 'Arimo Regular'], widths: [1, 1, 1] },
]

export const serifFonts: readonly SystemFont[] = [
  { names: ['DejaVu Serif'], widths: [0.7859, 0.7582, 0.7186] },
  { names: ['Noto Serif', 'Noto Serif Regular'], widths: [0.8446, 0.8455, 0.885] },
  { names: ['Times New Roman', 'Liberation Serif', 'Tinos Regular'], widths: [1, 1, 1] },
]
