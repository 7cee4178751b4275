export interface BalancePoint {
  /** "YYYY-MM-DD". */
  date: string
  /** The balance at the end of the day, in cents. */
  balance: number
  /** The interest earned on the day, in cents. */
  interest: number
}

export interface Area {
  width: number
  height: number
}

export interface Scale {
  /** Round values in cents, lowest first. The first and the last bound the chart. */
  ticks: readonly number[]
  x: (index: number) => number
  y: (cents: number) => number
  /** The day nearest to an x coordinate. */
  indexAt: (x: number) => number
}

const WANTED_TICKS = 3
const DOLLAR = 100

/** The smallest of 1, 2, 2.5 or 5 times a power of ten, in whole dollars, that is at least `rough` (cents). */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, DOLLAR)))
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough) ?? 10
  return Math.max(DOLLAR, Math.ceil((factor * power) / DOLLAR) * DOLLAR)
}

/** Round values around the balances, in cents. They start at zero, unless that would flatten the line. */
export function balanceTicks(balances: readonly number[]): number[] {
  const highest = Math.max(...balances)
  const lowest = Math.min(...balances)
  const isNearTop = lowest > 0 && lowest > highest * 0.6
  const floor = isNearTop ? lowest : Math.min(0, lowest)
  const step = niceStep((highest - floor) / WANTED_TICKS)
  const first = Math.floor(floor / step) * step
  const last = Math.max(first + step, Math.ceil(highest / step) * step)
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step)
}

/** Scales from days and balances to pixels of an area. */
export function createScale(points: readonly BalancePoint[], { width, height }: Area): Scale {
  const ticks = balanceTicks(points.map((point) => point.balance))
  const low = ticks.at(0) ?? 0
  const high = ticks.at(-1) ?? DOLLAR
  const stretch = points.length > 1 ? width / (points.length - 1) : 0
  return {
    ticks,
    x: (index) => (points.length > 1 ? index * stretch : width),
    y: (cents) => height - ((cents - low) / (high - low)) * height,
    indexAt: (x) => {
      const index = stretch > 0 ? Math.round(x / stretch) : 0
      return Math.min(points.length - 1, Math.max(0, index))
    },
  }
}

/** The line of the balances as an SVG path, with a step for each day. A single day is a horizontal line. */
export function linePath(points: readonly BalancePoint[], { x, y }: Scale): string {
  const [first, ...later] = points
  if (!first) return ''
  const steps = later.map(({ balance }, index) => `H${x(index + 1).toFixed(1)}V${y(balance).toFixed(1)}`)
  return `M0 ${y(first.balance).toFixed(1)}${steps.join('') || `H${x(0).toFixed(1)}`}`
}
