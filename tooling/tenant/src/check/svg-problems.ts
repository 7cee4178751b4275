import { svgWeight } from './svg-weight.ts'

const elements = new Set(
  'svg g path circle ellipse rect line polyline polygon defs symbol use clippath mask lineargradient radialgradient stop title desc'.split(
    ' ',
  ),
)

/** Far more than a logo needs; far less than would slow down a phone. */
const most = { depth: 24, drawn: 2000 } as const

const tag = /<(\/?)([a-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi
const attribute = /([^\s=/"'<>]+)\s*=\s*("[^"]*"|'[^']*')/g

/**
 * Why an SVG may not be a logo. Allowlist of plain geometry: unforeseen content is refused too.
 */
export function svgProblems(svg: string): readonly string[] {
  const bare = svg.replace(/^\uFEFF?\s*(?:<\?xml[^?<>]*\?>)?/, '').replace(/<!--(?:[^-]|-(?!-))*-->/g, '')
  const problems = new Set<string>()
  if (!/^\s*<svg[\s>]/i.test(bare) || !/<\/svg>\s*$/i.test(bare)) problems.add('is not one <svg> element')
  for (const match of bare.matchAll(tag)) {
    const name = (match[2] ?? '').toLowerCase()
    if (!elements.has(name))
      problems.add(`has <${name}>, which a logo may not; remove it or draw it as paths`)
    for (const problem of attributeProblems(match[3] ?? '')) problems.add(problem)
  }
  if (/[<>]/.test(bare.replace(tag, '')))
    problems.add('has a declaration, a CDATA section or broken markup; save it as plain SVG')
  if (/[^\P{Cc}\t\n\r]|\uFFFD/u.test(svg))
    problems.add('has control characters or is not UTF-8; save it as UTF-8')
  const { depth, drawn } = svgWeight(bare)
  if (depth > most.depth) problems.add(`has ${depth} elements within each other; flatten its groups`)
  if (drawn === Number.POSITIVE_INFINITY) problems.add('refers to itself in a circle; draw it without')
  else if (drawn > most.drawn) problems.add(`draws ${drawn} elements, by its references; simplify it`)
  return [...problems]
}

function attributeProblems(attributes: string): string[] {
  const problems: string[] = []
  for (const [, raw = '', quoted = ''] of attributes.matchAll(attribute)) {
    const name = raw.toLowerCase()
    const value = quoted.slice(1, -1)
    if (name.startsWith('on')) problems.push(`has the event handler ${name}; remove it`)
    else if (name === 'href' || name.endsWith(':href')) {
      if (!/^#[\w-]+$/.test(value)) problems.push(`has ${name} to somewhere else; it may only be #name`)
    } else if (name !== 'xmlns' && !name.startsWith('xmlns:')) {
      if (/[&\\@]|:\/\//.test(value) || /url\(\s*(?!#[\w-]+\s*\))/i.test(value)) {
        problems.push(`has ${name} with a reference or an escape; it may only use url(#name)`)
      }
    }
  }
  if (/[^\s/]/.test(attributes.replace(attribute, '')))
    problems.push('has an attribute without quotes; save it as plain SVG')
  return problems
}

/** Aspect ratio (width over height) of the viewBox. */
export function svgAspect(svg: string): number | null {
  const box = /<svg[^>]*\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(svg)
  const aspect = Number(box?.[1]) / Number(box?.[2])
  return Number.isFinite(aspect) && aspect > 0 ? aspect : null
}
