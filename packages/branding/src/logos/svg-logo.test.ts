import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logoProblems } from './logo-check.ts'
import { readSvgLogo } from './svg-logo.ts'

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"${attributes}>${content}</svg>`
const problems = (content: string): string => readSvgLogo(content).problems.join('\n')
/** A group drawn `2 ** count` times. */
const doubled = (drawing: string, count: number): string =>
  [
    `<g id="n0">${drawing}</g>`,
    ...Array.from(
      { length: count },
      (_, index) => `<g id="n${index + 1}"><use href="#n${index}"/><use href="#n${index}"/></g>`,
    ),
  ].join('')

describe('an SVG logo', () => {
  it.each([
    svg('<path d="M0 0h1"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->${svg('<g fill="#fff"><circle r="1"/></g>')}\n`,
    `\uFEFF${svg('<path d="M0 0h1"/>')}`,
    svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>'),
    svg('<mask id="m"><path d="M0 0"/></mask><use href="#m"/><g style="fill:#fff; mask: url(\'#m\')"/>'),
    svg(
      '<clipPath id="c"><rect width="1"/></clipPath><g clip-path="url(#c)"><title>Bank &amp; Co</title></g>',
    ),
    svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a" xml:space="preserve"/>'),
    svg('<path d="M0 0h1"/>', ' width="294.5" height="64px"'),
  ])('readSvgLogo accepts plain geometry (%#)', (content) => {
    expect(readSvgLogo(content)).toEqual({ problems: [], viewBox: '0 0 40 10' })
  })

  it.each([
    ['<script>', svg('<script>alert(1)</script>')],
    ['<script>', svg('<script href="x"/>')],
    ['<SCRIPT>', svg('<SCRIPT href="x"/>')],
    ['<foreignObject>', svg('<foreignObject><div>x</div></foreignObject>')],
    ['<image>', svg('<image href="https://evil.example/a.png"/>')],
    ['<feImage>', svg('<feImage href="https://evil.example/a.png"/>')],
    ['<style>', svg('<style>@import "https://evil.example"</style>')],
    ['<text>', svg('<text>Bank</text>')],
    ['<animate>', svg('<animate attributeName="href" to="javascript:x"/>')],
    ['<set>', svg('<set attributeName="href" to="javascript:x"/>')],
    ['<a>', svg('<a href="#a"><path/></a>')],
    ['<filter>', svg('<filter id="f"/>')],
    ['<pattern>', svg('<pattern id="p"/>')],
    ['<marker>', svg('<marker id="m"/>')],
    ['which is no SVG', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
    ['which is no SVG', svg('<rect xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['event handler onload', svg('', ' onload="alert(1)"')],
    ['event handler onclick', svg("<path onclick='x'/>")],
    ['event handler onclick', svg("<path onclick\n=\n'x'/>")],
    ['href to somewhere else', svg('<use href="https://evil.example/a.svg#b"/>')],
    ['href to somewhere else', svg('<use href="&#104;ttps://evil.example/a.svg#b"/>')],
    [
      'xlink:href to somewhere else',
      svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:image/svg+xml,x"/>'),
    ],
    ['the attribute xml:base', svg('<use xml:base="https://evil.example/" href="#a"/>')],
    ['fill with a reference', svg('<path fill="url(https://evil.example#a)"/>')],
    ['fill with a reference', svg('<path fill="&#117;rl(https:&#x2f;/evil.example)"/>')],
    ['fill with a reference', svg('<path fill="url(#a) url(//evil.example)"/>')],
    ['style with a reference', svg('<path style="fill:u\\72l(x)"/>')],
    ['style with a reference', svg('<path style="fill:url(//evil.example)"/>')],
    ['style with a reference', svg('<path style="fill:image-set(\'//evil.example\' 1x)"/>')],
    ['the style background', svg('<path style="background:red"/>')],
    ['the style filter', svg('<path style="fill:red;FILTER:blur(9px)"/>')],
    ['the style stroke-dasharray', svg('<path style="stroke-dasharray:0.001"/>')],
    ['the attribute stroke-dasharray', svg('<path d="M0 0h9999999" stroke-dasharray=".001"/>')],
    ['the attribute pathLength', svg('<path d="M0 0h1" pathLength="1000000000"/>')],
    ['the attribute filter', svg('<path filter="blur(99px)"/>')],
    ['the attribute tabindex', svg('<path tabindex="0"/>')],
    ['not well-formed XML on line 1', svg('<path onload=alert(1) />')],
    ['not well-formed XML', svg('<path>')],
    ['not well-formed XML', svg('<path d="M0 0\0"/>')],
    ['not well-formed XML', svg('<path d="a" d="b"/>')],
    ['not well-formed XML', svg('&nbsp;')],
    ['not well-formed XML', svg('<x:path/>')],
    ['a document type on line 1', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
    ['a CDATA section on line 1', svg('<![CDATA[<script>]]>')],
    ['<?xml-stylesheet?> on line 1', `<?xml-stylesheet href="//evil.example"?>${svg('')}`],
    ['the encoding ISO-8859-1', `<?xml version="1.0" encoding="ISO-8859-1"?>${svg('')}`],
    ['text on line 1', svg('Bank')],
    ['its first element must be <svg>', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
    ['without xmlns', '<svg viewBox="0 0 4 1"></svg>'],
    ['not well-formed XML', ''],
    ['not well-formed XML', 'bank'],
    ['is not UTF-8', svg('<title>\uFFFD</title>')],
  ])('readSvgLogo reports the problem: %s (%#)', (reason, content) => {
    expect(problems(content)).toContain(reason)
  })

  it('readSvgLogo names the element and its line in each problem', () => {
    expect(problems(svg('\n<g>\n  <path\n  d="M0 0"\n  stroke-dasharray="1"/></g>\n<script/>'))).toBe(
      [
        'has <path> on line 3 with the attribute stroke-dasharray, which a logo may not; remove it',
        'has <script> on line 6, which a logo may not; remove it or draw it as paths',
      ].join('\n'),
    )
  })

  it('readSvgLogo reports at most ten problems', () => {
    const { problems: found } = readSvgLogo(svg('<script/>\n'.repeat(2_000)))
    expect(found).toHaveLength(10)
  })
})

describe('the cost of an SVG logo', () => {
  it.each([
    ['1001 nested elements', svg('<g>'.repeat(1000) + '</g>'.repeat(1000))],
    ['draws 2001 elements', svg('<rect/>'.repeat(2000))],
    ['elements, by its references', svg(`${doubled('', 30)}<use href="#n30"/>`)],
    [
      'elements, by its references',
      svg(`${doubled(`<path d="${'M0 0h1'.repeat(2_000)}"/>`, 4)}<use href="#n4"/>`),
    ],
    ['refers to itself in a circle', svg('<g id="a"><use href="#a"/></g>')],
    ['refers to itself in a circle', svg('<mask id="a"><g style="mask:url(&quot;#a&quot;)"/></mask>')],
    ['with the width 100000; at most 2048 pixels', svg('', ' width="100000" height="1"')],
    ['with the height 1e9; at most 2048 pixels', svg('', ' height="1e9"')],
    ['with the height 90in; at most 2048 pixels', svg('', ' height="90in"')],
  ])('readSvgLogo refuses a logo that costs too much: %s', (reason, content) => {
    expect(problems(content)).toContain(reason)
  })

  it('readSvgLogo accepts a long path that is drawn once', () => {
    expect(problems(svg(`<path d="${'M0 0h1'.repeat(3_900)}"/>`))).toBe('')
  })
})

describe('the viewBox of an SVG logo', () => {
  const check = (attribute: string) =>
    logoProblems(
      'logo.svg',
      'hor-color',
      new TextEncoder().encode(
        `<svg xmlns="http://www.w3.org/2000/svg"${attribute}><path d="M0 0h1"/></svg>`,
      ),
    )

  it('logoProblems accepts a viewBox of the logo’s shape, and asks for one that is missing', () => {
    expect(check(' viewBox="0 0 40 10"')).toEqual([])
    expect(check(' viewBox=" -5,-5 40,10 "')).toEqual([])
    expect(check('')).toEqual(['has no viewBox; add one'])
  })

  it.each(['', '0 0 0 1', '0 0 240 0', '0 0 -1 1', '0 0 a 1', '0 0 1e999 1', '0 0 1', '0 0 4 1 1'])(
    'logoProblems quotes a viewBox that shows nothing: "%s"',
    (box) => {
      expect(check(` viewBox="${box}"`)).toEqual([
        `has the viewBox "${box}", which shows nothing; it needs a left, a top, a width and a height`,
      ])
    },
  )
})

it('readSvgLogo never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, within) => {
      readSvgLogo(before)
      readSvgLogo(svg(within))
      readSvgLogo(svg(`<path ${within}/>`))
    }),
  )
})
