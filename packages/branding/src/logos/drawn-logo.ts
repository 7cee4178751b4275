import { luminanceFromRgb, parseColor } from '../color.ts'
import { needed, ratio } from '../contrast.ts'
import { ratioText } from '../report/ratio-text.ts'
import type { LogoGround } from './logo-grounds.ts'

/** A drawn logo: a part of a larger picture, so that what is cut off is drawn too. */
export type DrawnLogo = {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, premultiplied. */
  readonly pixels: Uint8Array
  /** The part that browsers show, in pixels. */
  readonly shown: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** Least share of the picture that its drawing covers, of the drawing that is shown, and of it that is legible. */
const least = { covered: 0.005, shown: 0.98, legible: 0.05 } as const

/** Fainter pixels have no exact color. */
const leastAlpha = 32

/** Why a logo cannot be seen, as predicates whose subject is the file; empty if it can. */
export function drawnLogoProblems(
  logo: DrawnLogo,
  grounds: readonly Omit<LogoGround, 'shape'>[],
): readonly string[] {
  const { shown, hidden, paints } = readPixels(logo)
  const covered = shown / (logo.shown.width * logo.shown.height)
  if (covered < least.covered)
    return [
      covered === 0
        ? 'shows nothing: its drawing is outside its viewBox, transparent or damaged'
        : `covers ${percent(covered)} of its picture; make its viewBox as large as its drawing`,
    ]
  const whole = shown / (shown + hidden)
  if (whole < least.shown)
    return [`cuts off ${percent(1 - whole)} of its drawing; make its viewBox as large as its drawing`]
  const byColor = Map.groupBy(grounds, ({ color }) => color)
  return [...byColor].flatMap(([color, [first]]) => {
    const { legible, best } = legibility(paints, color)
    return legible >= least.legible
      ? []
      : [
          `can hardly be seen on ${first?.place} (${color}): ${percent(legible)} of its drawing has a contrast of ${ratioText(needed.control)}, and the best is ${ratioText(best)}; export it in another color`,
        ]
  })
}

/** The sums of alpha that are shown and cut off, from 0 to 1 a pixel, and that of each shown color. */
function readPixels({ width, pixels, shown: part }: DrawnLogo) {
  let [shown, hidden] = [0, 0]
  const paints = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 0) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const isShown =
      x >= part.left && x < part.left + part.width && y >= part.top && y < part.top + part.height
    if (isShown) shown += alpha / 255
    else hidden += alpha / 255
    if (!isShown || alpha < leastAlpha) continue
    const channel = (index: number): number => Math.round(((pixels[at + index] ?? 0) * 255) / alpha)
    const color = (channel(0) << 16) | (channel(1) << 8) | channel(2)
    paints.set(color, (paints.get(color) ?? 0) + alpha)
  }
  return { shown, hidden, paints }
}

/** The share of the paint that has enough contrast with a background, and the best contrast. */
function legibility(paints: ReadonlyMap<number, number>, ground: string): { legible: number; best: number } {
  const { luminance } = parseColor(ground)
  let [legible, all, best] = [0, 0, 1]
  for (const [color, alpha] of paints) {
    const contrast = ratio(luminanceFromRgb([color >> 16, (color >> 8) & 255, color & 255]), luminance)
    all += alpha
    if (contrast >= needed.control) legible += alpha
    if (contrast > best) best = contrast
  }
  return { legible: all === 0 ? 0 : legible / all, best }
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
