import { SaxesParser, type SaxesTagNS } from 'saxes'
import { allowedElements, textElements } from './svg-allowed.ts'
import { attributeProblem, findReferences } from './svg-attributes.ts'
import { SvgWeight } from './svg-weight.ts'

/** Limits: far more than a logo needs, far less than would slow down a phone. `side` is in pixels. */
const limits = { depth: 24, drawn: 2000, side: 2048, problems: 10 } as const

const svgNamespace = 'http://www.w3.org/2000/svg'

export interface SvgLogo {
  /** Why it may not be a logo: predicates whose subject is the file, with element and line. Empty if it may. */
  readonly problems: readonly string[]
  /** The text of its viewBox; null without one. */
  readonly viewBox: string | null
}

/**
 * Reads an SVG as strictly as a browser reads XML, and checks it against an allow list of plain geometry. Never throws.
 */
export function readSvgLogo(svg: string): SvgLogo {
  const text = svg.replace(/^\uFEFF/, '')
  const problems = new Set<string>()
  const weight = new SvgWeight()
  const open: string[] = []
  let viewBox: string | null = null
  let start = 0
  const parser = new SaxesParser({ xmlns: true, position: true })
  const refuse = (what: string, hint: string): void =>
    void problems.add(`has ${what} on line ${parser.line}; ${hint}`)

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8')
      refuse(`the encoding ${encoding}`, 'save it as UTF-8')
  })
  parser.on('doctype', () => refuse('a document type', 'save it as plain SVG'))
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?>`, 'remove it'))
  parser.on('cdata', () => refuse('a CDATA section', 'save it as plain SVG'))
  parser.on('text', (content) => {
    if (content.trim() !== '' && !textElements.has(open.at(-1) ?? '')) refuse('text', 'convert text to paths')
  })
  parser.on('opentagstart', ({ name }) => {
    // The parser is one character past the name, and that character may be a line break.
    start = parser.position - name.length - 2
  })
  parser.on('opentag', (tag) => {
    const isRoot = open.length === 0
    for (const problem of isRoot ? rootProblems(tag) : elementProblems(tag))
      problems.add(`has <${tag.name}> on line ${lineAt(text, start)}${problem}`)
    if (isRoot) viewBox = tag.attributes['viewBox']?.value ?? null
    open.push(tag.local)
    weight.open(toWeighedElement(tag))
  })
  parser.on('closetag', () => {
    open.pop()
    weight.close()
  })
  // Without an error handler, saxes throws the first error.
  try {
    parser.write(text).close()
  } catch (error) {
    problems.add(malformed(error))
  }
  if (text.includes('\uFFFD')) problems.add('is not UTF-8; save it as UTF-8')
  for (const problem of weightProblems(weight)) problems.add(problem)
  return { problems: [...problems].slice(0, limits.problems), viewBox }
}

/** Problems as phrases after the name of the element. */
function elementProblems({ local, uri, attributes }: SaxesTagNS): readonly string[] {
  if (uri !== svgNamespace) return [', which is no SVG; remove it']
  if (!allowedElements.has(local)) return [', which a logo may not; remove it or draw it as paths']
  return Object.values(attributes).flatMap((attribute) => {
    const problem = attributeProblem(attribute)
    return problem === null ? [] : [` with ${problem}`]
  })
}

function rootProblems(tag: SaxesTagNS): readonly string[] {
  if (tag.local !== 'svg') return ['; its first element must be <svg>']
  if (tag.uri === '') return [` without xmlns="${svgNamespace}"; browsers would not draw it`]
  const sides = (['width', 'height'] as const).flatMap((side) => {
    const value = tag.attributes[side]?.value ?? '100%'
    const pixels = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value)?.[1]
    const isValid = value === '100%' || (pixels !== undefined && Number(pixels) <= limits.side)
    return isValid ? [] : [` with the ${side} ${value}; at most ${limits.side} pixels, or leave it out`]
  })
  return [...elementProblems(tag), ...sides]
}

const toWeighedElement = ({ attributes }: SaxesTagNS) => ({
  id: attributes['id']?.value ?? '',
  refers: Object.values(attributes).flatMap(findReferences),
  pathLength: (attributes['d']?.value ?? '').length + (attributes['points']?.value ?? '').length,
})

function weightProblems({ depth, drawn }: SvgWeight): readonly string[] {
  const nested = depth > limits.depth ? [`has ${depth} nested elements; flatten its groups`] : []
  if (drawn === Number.POSITIVE_INFINITY) return [...nested, 'refers to itself in a circle; draw it without']
  return drawn > limits.drawn
    ? [...nested, `draws ${drawn} elements, by its references and long paths; simplify it`]
    : nested
}

const lineAt = (text: string, offset: number): number => text.slice(0, Math.max(0, offset)).split('\n').length

/** saxes puts line and column before its message. */
function malformed(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, line, reason] = /^(\d+):\d+: (.*)$/s.exec(message) ?? []
  return `is not well-formed XML${line === undefined ? '' : ` on line ${line}`}: ${reason ?? message}; save it as plain SVG`
}
