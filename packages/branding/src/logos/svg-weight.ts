/** Characters of path data that take about as long to draw as one more element. */
const pathStep = 100

interface Part {
  cost: number
  readonly refers: string[]
}

export interface WeighedElement {
  readonly id: string
  /** Ids that it refers to by href or url(). */
  readonly refers: readonly string[]
  /** Number of characters of its path data. */
  readonly pathLength: number
}

/**
 * The cost of drawing an SVG. A few elements that refer to each other repeatedly can take minutes to draw, and a
 * thousand nested groups can crash a renderer.
 */
export class SvgWeight {
  readonly #open: string[] = []
  /**
   * By id: the cost of an element with its descendants, and the ids that they refer to. The empty id is the whole
   * drawing.
   */
  readonly #parts = new Map<string, Part>([['', { cost: 0, refers: [] }]])
  #depth = 0

  open({ id, refers, pathLength }: WeighedElement): void {
    if (!this.#parts.has(id)) this.#parts.set(id, { cost: 0, refers: [] })
    this.#open.push(id)
    this.#depth = Math.max(this.#depth, this.#open.length)
    for (const holder of new Set(['', ...this.#open])) {
      const part = this.#parts.get(holder)
      if (part === undefined) continue
      part.cost += 1 + Math.floor(pathLength / pathStep)
      part.refers.push(...refers)
    }
  }

  close(): void {
    this.#open.pop()
  }

  /** Levels of nested elements. */
  get depth(): number {
    return this.#depth
  }

  /**
   * The number of drawn elements with all references expanded; a long path counts as several. Infinite for circular
   * references.
   */
  get drawn(): number {
    const known = new Map<string, number>()
    const drawnBy = (id: string): number => {
      const before = known.get(id)
      if (before !== undefined) return before
      const part = this.#parts.get(id)
      if (part === undefined) return 0
      known.set(id, Number.POSITIVE_INFINITY)
      const drawn = part.refers.reduce((sum, referred) => sum + drawnBy(referred), part.cost)
      known.set(id, drawn)
      return drawn
    }
    return drawnBy('')
  }
}
