import { SaxesParser, type SaxesAttributeNS } from 'saxes'

/** Attributes of the root that decide which part of a drawing is shown, and how large. */
const ofWindow = new Set(['viewBox', 'width', 'height', 'x', 'y', 'overflow'])

type Box = readonly [left: number, top: number, width: number, height: number]

/** The numbers of a viewBox; null if it shows nothing. */
export function readViewBox(text: string): Box | null {
  const [left = NaN, top = NaN, width = NaN, height = NaN, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isWhole = more.length === 0 && [left, top, width / height].every(Number.isFinite)
  return isWhole && width > 0 && height > 0 ? [left, top, width, height] : null
}

/** A checked SVG that shows another part of its drawing: that which `widen` makes of its viewBox. */
export function widenSvg(svg: string, widen: (box: Box) => Box): string {
  const text = svg.replace(/^\uFEFF/, '')
  const parser = new SaxesParser({ xmlns: true, position: true })
  let [start, end, root] = [0, 0, '']
  parser.on('opentagstart', ({ name }) => {
    start = text.lastIndexOf(`<${name}`, parser.position)
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    end = parser.position
    const box = readViewBox(attributes['viewBox']?.value ?? '')
    if (box === null) throw new TypeError('A checked SVG has a viewBox.')
    const kept = Object.values(attributes).filter((each) => !ofWindow.has(each.name))
    const written = [...kept.map(attributeText), `viewBox="${widen(box).join(' ')}"`].join(' ')
    root = `<${name} ${written}${isSelfClosing ? '/' : ''}>`
  })
  // The rest is drawn, not read.
  for (const part of text.split(/(?<=>)/)) if (end === 0) parser.write(part)
  return text.slice(0, start) + root + text.slice(end)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const attributeText = ({ name, value }: SaxesAttributeNS): string =>
  `${name}="${value.replaceAll(/[&<"]/g, (sign) => escapes[sign] ?? sign)}"`
