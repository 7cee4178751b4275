import { logoProblems } from '@coffer/branding/logo-check'
import { expect, it } from 'vitest'
import { importLogo } from './import-logo.ts'
import { plainSvg } from './plain-svg.ts'

const problems = (svg: string) => logoProblems('logo.svg', 'hor-color', new TextEncoder().encode(svg))

/** Default exports of Illustrator, of current and of older versions. */
const current = `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Layer_2" data-name="Layer 2" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">
  <defs>
    <style>
      .cls-1, .cls-2 { fill: #0b2545; }
      .cls-2 { stroke: #fff; stroke-width: 2px; }
    </style>
  </defs>
  <g id="Layer_1-2" data-name="Layer 1">
    <path class="cls-1" d="M0 0h9v9z"/>
    <rect class="cls-2" x="20" width="9" height="9"/>
  </g>
</svg>`
const older = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
	 x="0px" y="0px" viewBox="0 0 40 10" style="enable-background:new 0 0 40 10;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#0B2545;}
</style>
<path class="st0" d="M0 0h9v9z"/>
</svg>`

it.each([
  ['with classes', current],
  ['with a document type and a background', older],
])('importLogo accepts a default export of Illustrator, %s', (_, svg) => {
  expect(problems(svg)).not.toEqual([])
  expect(importLogo('logo.svg', 'hor-color', new TextEncoder().encode(svg)).problems).toEqual([])
})

it('plainSvg keeps every fill, stroke and shape', () => {
  const plain = plainSvg(current)
  expect(plain).toMatch(/<path (?=[^>]*fill="#0b2545")[^>]*d="M0 0h9v9z"/)
  expect(plain).toMatch(/<rect (?=[^>]*fill="#0b2545")(?=[^>]*stroke="#fff")[^>]*stroke-width="2px"/)
})

it('plainSvg keeps forbidden content for the check to report', () => {
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><script>alert(1)</script><style>path{fill:url(https://x.example)}</style><path onclick="x" d="M0 0h1"/></svg>'
  expect(problems(plainSvg(hostile)).join()).toMatch(/<script>.*the event handler onclick/)
  expect(plainSvg('<svg><')).toBe('<svg><')
})
