import { type Area, balanceTicks } from './chart-scale.ts'

/** A bar's parts in cents, from the axis up. */
export type Bar = readonly number[]

/** A part as a rectangle in pixels. */
export interface BarPart {
  series: number
  y: number
  height: number
}

export interface BarScale {
  /** Round values in cents, zero first. */
  ticks: readonly number[]
  /** The left edge of the bars' area. The values of the scale are to the left of it. */
  left: number
  barWidth: number
  y: (cents: number) => number
  /** The center of a bar. */
  x: (index: number) => number
  parts: (bar: Bar) => readonly BarPart[]
  /** The bar nearest to an x coordinate. */
  indexAt: (x: number) => number
  /** Interval of labels that fit: 3 labels every third bar. */
  labelEvery: number
}

interface BarScaleOptions extends Area {
  /** Space for the values of the scale, in pixels. */
  left: number
  /** Width of the longest label below a bar, in pixels. */
  labelWidth: number
}

const WIDEST_BAR = 40
const SHARE_OF_SLOT = 0.64

const barTotal = (bar: Bar): number => bar.reduce((sum, cents) => sum + cents, 0)

/** The scale's values for bars: they start at zero, so that heights are comparable. */
export const barTicks = (bars: readonly Bar[]): number[] => balanceTicks([0, ...bars.map(barTotal)])

export function createBarScale(
  bars: readonly Bar[],
  { width, height, left, labelWidth }: BarScaleOptions,
): BarScale {
  const ticks = barTicks(bars)
  const high = ticks.at(-1) ?? 1
  const slot = Math.max(0, width - left) / Math.max(1, bars.length)
  const y = (cents: number) => height - (cents / high) * height
  return {
    ticks,
    left,
    barWidth: Math.min(WIDEST_BAR, slot * SHARE_OF_SLOT),
    y,
    x: (index) => left + (index + 0.5) * slot,
    parts: (bar) =>
      bar.map((cents, series) => {
        const below = barTotal(bar.slice(0, series))
        return { series, y: y(below + cents), height: y(below) - y(below + cents) }
      }),
    indexAt: (x) => {
      const index = slot > 0 ? Math.floor((x - left) / slot) : 0
      return Math.min(bars.length - 1, Math.max(0, index))
    },
    labelEvery: Math.max(1, Math.ceil(labelWidth / Math.max(1, slot))),
  }
}
