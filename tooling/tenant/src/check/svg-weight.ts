const tag = /<(\/?)([a-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi
const id = /\sid\s*=\s*["']([^"']*)["']/i
const reference = /(?:href\s*=\s*["']#([\w-]+)|url\(\s*#([\w-]+))/gi

export type SvgWeight = {
  readonly depth: number
  /** Number of rendered elements with all references expanded; infinite for circular references. */
  readonly drawn: number
}

/**
 * The rendering cost of an SVG. A few elements that refer to each other repeatedly can take minutes to render, and a
 * thousand nested groups can crash a parser.
 */
export function svgWeight(svg: string): SvgWeight {
  const open: string[] = []
  let depth = 0
  /** By id: the number of its elements, and the ids they refer to. The whole drawing has the empty id. */
  const parts = new Map<string, { elements: number; refers: string[] }>([['', { elements: 0, refers: [] }]])
  for (const [, close, , attributes = ''] of svg.matchAll(tag)) {
    if (close === '/') {
      open.pop()
      continue
    }
    const name = id.exec(attributes)?.[1] ?? ''
    if (name !== '' && !parts.has(name)) parts.set(name, { elements: 0, refers: [] })
    const refers = Array.from(attributes.matchAll(reference), ([, href = '', url = '']) => href || url)
    for (const holder of new Set(['', ...open.filter((each) => each !== ''), name])) {
      const part = parts.get(holder)
      if (part) part.elements += 1
      part?.refers.push(...refers)
    }
    if (!attributes.trimEnd().endsWith('/')) open.push(name)
    depth = Math.max(depth, open.length)
  }

  const known = new Map<string, number>()
  const drawnBy = (name: string): number => {
    const part = parts.get(name)
    if (!part) return 0
    const before = known.get(name)
    if (before !== undefined) return before
    known.set(name, Number.POSITIVE_INFINITY)
    const drawn = part.refers.reduce((sum, referred) => sum + drawnBy(referred), part.elements)
    known.set(name, drawn)
    return drawn
  }
  return { depth, drawn: drawnBy('') }
}
