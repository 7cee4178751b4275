/** The used part of fontkit: glyph outlines and metrics, in font units, with y upwards. */
declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }
  interface Run {
    readonly advanceWidth: number
    readonly glyphs: readonly {
      readonly advanceWidth: number
      readonly path: { readonly commands: readonly PathCommand[] }
    }[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[]
  }
  export function create(content: Uint8Array): {
    readonly fullName: string
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly characterSet: readonly number[]
    layout: (text: string, features?: readonly string[]) => Run
  }
}
