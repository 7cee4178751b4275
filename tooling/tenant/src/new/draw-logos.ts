import { largestLogo } from '@coffer/branding/logo-check'
import type { LogoShape } from '@coffer/branding/logo-shapes'
import { createTheme } from '@coffer/branding/theme'
import { canDraw, outlined } from './outline-text.ts'

const SIDE = 64
const GAP = 12
/** Largest aspect ratio that fits the header. */
const MAX_ASPECT_RATIO = 6
/** Smallest width of a horizontal logo. */
const MIN_WIDTH = SIDE * 1.6
const sizes = [30, 24, 17] as const

type Paint = { readonly disc: string; readonly initials: string; readonly name: string }

/**
 * A plain word-mark and monogram for a tenant without logos: its initials on a disc in the primary color, and its name
 * beside them, as outlines. If Lato lacks letters of the name, the slug is drawn instead.
 */
export function drawLogos(brand: {
  slug: string
  shortName: string
  primary: string
  secondary: string
}): Record<LogoShape, string> {
  const { colors } = createTheme({ colorPrimary: brand.primary, colorSecondary: brand.secondary })
  const color: Paint = {
    disc: `<circle cx="32" cy="32" r="32" fill="${colors.primary}"/>`,
    initials: colors['on-primary'],
    name: colors['on-primary-soft'],
  }
  const white: Paint = {
    disc: '<circle cx="32" cy="32" r="30.5" fill="none" stroke="white" stroke-width="3"/>',
    initials: 'white',
    name: 'white',
  }
  const ofSlug = brand.slug.replaceAll(/(?:^|-)(.)/g, (_, first: string) => ` ${first.toUpperCase()}`).trim()
  const named = [brand.shortName, ofSlug].find((name) => fits(name, color)) ?? ofSlug.split(' ')[0] ?? ''
  return {
    'hor-color': wordMark(named, color),
    'hor-white': wordMark(named, white),
    'sq-color': svg(SIDE, monogram(named, color)),
    'sq-white': svg(SIDE, monogram(named, white)),
  }
}

const fits = (name: string, paint: Paint): boolean =>
  canDraw(name) && wordMark(name, paint).length <= largestLogo

function monogram(name: string, { disc, initials }: Paint): string {
  const letters = name
    .split(/[\s-]+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, 2)
    .join('')
  const drawn = outlined(letters, letters.length > 1 ? 28 : 36)
  const baseline = letters.length > 1 ? 42 : 45
  return `${disc}<path fill="${initials}" d="${drawn.draw((SIDE - drawn.width) / 2, baseline)}"/>`
}

function wordMark(name: string, paint: Paint): string {
  const { lines, size } = setInLines(name)
  const outlines = lines.map((line) => outlined(line, size))
  const width = Math.ceil(Math.max(MIN_WIDTH, SIDE + GAP + Math.max(...outlines.map((line) => line.width))))
  const leading = size * 1.15
  const first = SIDE / 2 - ((lines.length - 1) * leading) / 2 + size * 0.36
  const drawnName = outlines.map((line, index) => line.draw(SIDE + GAP, first + index * leading)).join('')
  return svg(width, `${monogram(name, paint)}<path fill="${paint.name}" d="${drawnName}"/>`)
}

/** Sets a name in one line if it fits, else in two or three lines of a smaller size. */
function setInLines(name: string): { lines: readonly string[]; size: number } {
  const room = SIDE * MAX_ASPECT_RATIO - SIDE - GAP
  const widest = (lines: readonly string[], size: number): number =>
    Math.max(...lines.map((line) => outlined(line, size).width))
  for (const [index, size] of sizes.entries()) {
    const lines = breakLines(name, index + 1)
    if (widest(lines, size) <= room) return { lines, size }
  }
  const lines = breakLines(name, sizes.length)
  return { lines, size: Math.min(17, (17 * room) / widest(lines, 17)) }
}

/** Breaks a text at spaces into lines of similar length. */
function breakLines(name: string, count: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    const isFull = last === undefined || last.length + word.length / 2 > name.length / count
    if (isFull && lines.length < count) lines.push(word)
    else lines[lines.length - 1] = `${last ?? ''} ${word}`
  }
  return lines
}

function svg(width: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}">${content}</svg>\n`
}
