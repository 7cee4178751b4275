import { expect, it } from 'vitest'
import { svgAspect, svgProblems } from './svg-problems.ts'

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"${attributes}>${content}</svg>`

it.each([
  svg('<path d="M0 0h1"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->${svg('<g fill="#fff"><circle r="1"/></g>')}\n`,
  svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>'),
  svg('<mask id="m"><path d="M0 0"/></mask><use href="#m"/><g style="fill:#fff"/>'),
])('lets plain geometry pass (%#)', (content) => {
  expect(svgProblems(content)).toEqual([])
})

it.each([
  ['<script>', svg('<script>alert(1)</script>')],
  ['<script>', svg('<SCRIPT href="x"/>')],
  ['<foreignobject>', svg('<foreignObject><div>x</div></foreignObject>')],
  ['<image>', svg('<image href="https://evil.example/a.png"/>')],
  ['<style>', svg('<style>@import "https://evil.example"</style>')],
  ['<text>', svg('<text>Bank</text>')],
  ['<animate>', svg('<animate attributeName="href" to="javascript:x"/>')],
  ['<a>', svg('<a href="#a"><path/></a>')],
  ['event handler onload', svg('', ' onload="alert(1)"')],
  ['event handler onclick', svg("<path onclick='x'/>")],
  ['href to somewhere else', svg('<use href="https://evil.example/a.svg#b"/>')],
  ['xlink:href to somewhere else', svg('<use xlink:href="data:image/svg+xml,x"/>')],
  ['fill with a reference', svg('<path fill="url(https://evil.example#a)"/>')],
  ['style with a reference', svg('<path style="fill:u\\72l(x)"/>')],
  ['style with a reference', svg('<path style="background:url(//evil.example)"/>')],
  ['attribute without quotes', svg('<path onload=alert(1) />')],
  ['broken markup', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
  ['broken markup', svg('<![CDATA[<script>]]>')],
  ['not one <svg>', '<html></html>'],
  ['not one <svg>', ''],
])('refuses %s (%#)', (reason, content) => {
  expect(svgProblems(content).join('; ')).toContain(reason)
})

it('reads the shape from the viewBox', () => {
  expect(svgAspect(svg(''))).toBe(4)
  expect(svgAspect('<svg></svg>')).toBeNull()
})
