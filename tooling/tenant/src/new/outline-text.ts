import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type PathCommand, create } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

/** Lato bold in its two files: Latin and Latin Extended. */
const faces = ['latin', 'latin-ext'].map((part) => {
  const font = create(readFileSync(resolve(`@fontsource/lato/files/lato-${part}-700-normal.woff`)))
  return { font, letters: new Set(font.characterSet) }
})

/** A line of text as outlines: path data from the left of its first glyph, on its baseline. */
export type Outlined = { readonly width: number; readonly draw: (x: number, y: number) => string }

const findFace = (letter: string) => faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? -1))

/** Whether every character has an outline. */
export function canDraw(text: string): boolean {
  return Array.from(text).every((letter) => findFace(letter) !== undefined)
}

/** Outlines a line of text at a size; characters without an outline are omitted. */
export function outlined(text: string, size: number): Outlined {
  const glyphs: { at: number; scale: number; commands: readonly PathCommand[] }[] = []
  let width = 0
  for (const { face, run } of letterRuns(text)) {
    const scale = size / face.font.unitsPerEm
    const { glyphs: laid, positions } = face.font.layout(run)
    for (const [index, glyph] of laid.entries()) {
      const position = positions[index]
      glyphs.push({ at: width + (position?.xOffset ?? 0) * scale, scale, commands: glyph.path.commands })
      width += (position?.xAdvance ?? 0) * scale
    }
  }
  return {
    width,
    draw: (x, y) =>
      glyphs.map(({ at, scale, commands }) => toPathData(commands, { x: x + at, y, scale })).join(''),
  }
}

/** Groups neighboring letters of the same face, so that they are kerned. */
function letterRuns(text: string) {
  const runs: { face: (typeof faces)[number]; run: string }[] = []
  for (const letter of text) {
    const face = findFace(letter)
    const last = runs.at(-1)
    if (face === undefined) continue
    if (last?.face === face) last.run += letter
    else runs.push({ face, run: letter })
  }
  return runs
}

const names: Record<PathCommand['command'], string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

/** Relative path data in tenths: half as long as absolute coordinates, without accumulated rounding. */
function toPathData(commands: readonly PathCommand[], at: { x: number; y: number; scale: number }): string {
  const tenths = (value: number): number => Math.round(value * 10)
  const coordinates = (args: readonly number[]): number[] =>
    args.map((value, index) =>
      index % 2 === 0 ? tenths(at.x + value * at.scale) : tenths(at.y - value * at.scale),
    )
  let here = [0, 0]
  let start = here
  return commands
    .map(({ command, args }, index) => {
      const points = coordinates(args)
      const name = index === 0 ? 'M' : names[command]
      const steps = points.map((value, axis) => shortNumber(value - (here[axis % 2] ?? 0))).join(' ')
      if (command === 'closePath') here = start
      else here = points.slice(-2)
      if (command === 'moveTo') start = here
      return name + steps.replaceAll(' -', '-')
    })
    .join('')
}

/** The shortest text of a number of tenths: -5 is "-.5". */
function shortNumber(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}
